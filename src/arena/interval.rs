//! How sure a score is.

/// The 97.5th percentile of the normal distribution: two such tails leave 95 %.
const NORMAL_TAIL: f64 = 1.959_964;

/// Bounds between which a score lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// The interval of the mean of independent scores from 0 to 1; from 0 to 1 where there are none.
    ///
    /// Wilson's interval of a proportion, with as many trials as would scatter as these scores do:
    /// so it stays within 0 and 1, and is never of no width, however much the scores agree.
    pub fn of_mean(scores: &[f64]) -> Interval {
        let count = scores.len() as f64;
        if scores.is_empty() {
            return Interval {
                low: 0.0,
                high: 1.0,
            };
        }
        let mean = scores.iter().sum::<f64>() / count;
        let squares: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
        let variance = squares / (count - 1.0).max(1.0);
        let binary = mean * (1.0 - mean);
        // Scores that do not scatter at all tell no more than so many throws of a coin.
        let trials = if variance > 0.0 {
            count * binary / variance
        } else {
            count
        };
        Interval::wilson(mean, trials)
    }

    /// Wilson's score interval (1927).
    fn wilson(share: f64, trials: f64) -> Interval {
        let z2 = NORMAL_TAIL * NORMAL_TAIL;
        let middle = share + z2 / (2.0 * trials);
        let spread =
            NORMAL_TAIL * (share * (1.0 - share) / trials + z2 / (4.0 * trials * trials)).sqrt();
        let scale = 1.0 + z2 / trials;
        Interval {
            low: ((middle - spread) / scale).max(0.0),
            high: ((middle + spread) / scale).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(interval: Interval, low: f64, high: f64) {
        let near = |a: f64, b: f64| (a - b).abs() < 0.0005;
        assert!(
            near(interval.low, low) && near(interval.high, high),
            "{interval:?}"
        );
    }

    #[test]
    fn a_proportion_has_wilsons_interval() {
        // 8 of 10: 0.4902 to 0.9433, as tables have it for so many trials. The sample's variance
        // counts one trial less.
        about(Interval::wilson(0.8, 10.0), 0.4902, 0.9433);
        let scores: Vec<f64> = (0..10).map(|i| f64::from(u8::from(i < 8))).collect();
        let Interval { low, high } = Interval::wilson(0.8, 9.0);
        about(Interval::of_mean(&scores), low, high);
    }

    #[test]
    fn scores_that_all_agree_leave_a_doubt() {
        about(Interval::of_mean(&[1.0; 20]), 0.8389, 1.0);
        about(Interval::of_mean(&[0.0; 20]), 0.0, 0.1611);
    }

    #[test]
    fn scores_that_scatter_little_are_surer() {
        let even = Interval::of_mean(&[0.25, 0.75].repeat(50));
        let wild = Interval::of_mean(&[0.0, 1.0].repeat(50));
        assert!(even.high - even.low < (wild.high - wild.low) * 0.55);
        about(wild, 0.4033, 0.5967);
    }

    #[test]
    fn nothing_played_is_nothing_known() {
        about(Interval::of_mean(&[]), 0.0, 1.0);
    }
}
