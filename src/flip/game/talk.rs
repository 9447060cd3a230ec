//! Draw offers: whose stands, and when each player made the last one.

use crate::flip::player::Player;

use super::GameError;

/// A player makes one offer in as many plies.
const PLIES_BETWEEN_OFFERS: u32 = 10;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Talk {
    standing: Option<Player>,
    /// The number of plies played when each player last offered.
    last_offer: [Option<u32>; 2],
}

impl Talk {
    /// When each player last offered, as text: `12 -`. Empty where nobody has.
    pub fn offers(&self) -> String {
        if self.last_offer == [None; 2] {
            return String::new();
        }
        let [first, second] = self
            .last_offer
            .map(|last| last.map_or("-".into(), |plies| plies.to_string()));
        format!("{first} {second}")
    }

    /// Takes over what [`Talk::offers`] told. Offers of plies that are not played yet, and anything
    /// else that cannot be, are passed over: they only spare somebody a wait.
    pub fn recall(&mut self, offers: &str, plies: u32) {
        for (last, offer) in self.last_offer.iter_mut().zip(offers.split(' ')) {
            *last = offer.parse().ok().filter(|&offer| offer <= plies);
        }
    }

    pub fn standing(&self) -> Option<Player> {
        self.standing
    }

    pub fn may_offer(&self, player: Player, plies: u32) -> bool {
        let last = self.last_offer[player as usize];
        self.standing.is_none() && last.is_none_or(|last| plies >= last + PLIES_BETWEEN_OFFERS)
    }

    pub fn offer(&mut self, player: Player, plies: u32) -> Result<(), GameError> {
        if self.standing.is_some() {
            return Err(GameError::OfferStands);
        }
        if !self.may_offer(player, plies) {
            return Err(GameError::OfferTooSoon);
        }
        self.standing = Some(player);
        self.last_offer[player as usize] = Some(plies);
        Ok(())
    }

    pub fn withdraw(&mut self) {
        self.standing = None;
    }

    /// An offer stands until the other player has acted.
    pub fn acted(&mut self, actor: Player) {
        if self.standing == Some(actor.other()) {
            self.standing = None;
        }
    }

    /// Offers made in plies that are taken back were never made.
    pub fn took_back(&mut self, plies: u32) {
        self.standing = None;
        for last in &mut self.last_offer {
            *last = last.filter(|&offer| offer < plies);
        }
    }
}
