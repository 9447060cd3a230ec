//! Rule sets as text: a preset followed by options, `classic,colour=pair,mine=mutual`.

use std::fmt;
use std::str::FromStr;

use super::options::{OptionName, Rules};
use super::preset::Preset;

/// What is wrong with a rule set's text. Each names the part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    #[error("no preset is called \"{0}\" (there are {presets})", presets = preset_names())]
    UnknownPreset(String),
    #[error("\"{0}\" is not option=value")]
    NotAnOption(String),
    #[error("no option is called \"{0}\"")]
    UnknownOption(String),
    #[error("option {option} has no value \"{value}\" (it takes {takes})",
        option = .option.name(), takes = values_of(*.option))]
    UnknownValue { option: OptionName, value: String },
    #[error("option {} is given twice", .0.name())]
    Repeated(OptionName),
}

impl RulesError {
    /// A stable word for the kind of fault.
    pub fn code(&self) -> &'static str {
        match self {
            RulesError::UnknownPreset(_) => "preset",
            RulesError::NotAnOption(_) => "form",
            RulesError::UnknownOption(_) => "option",
            RulesError::UnknownValue { .. } => "value",
            RulesError::Repeated(_) => "repeated",
        }
    }
}

fn preset_names() -> String {
    Preset::ALL.map(Preset::name).join(", ")
}

fn values_of(option: OptionName) -> String {
    let mut values = option.names().join(", ");
    if let Some((least, most)) = option.numbers() {
        if !values.is_empty() {
            values += " or ";
        }
        values += &format!("a number from {least} to {most}");
    }
    values
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let preset =
            Preset::from_name(name).ok_or_else(|| RulesError::UnknownPreset(name.into()))?;
        let mut rules = preset.rules();
        let mut seen = Vec::new();
        for part in parts {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| RulesError::NotAnOption(part.into()))?;
            let option = OptionName::from_name(name)
                .ok_or_else(|| RulesError::UnknownOption(name.into()))?;
            if seen.contains(&option) {
                return Err(RulesError::Repeated(option));
            }
            seen.push(option);
            rules
                .set(option, value)
                .map_err(|_| RulesError::UnknownValue {
                    option,
                    value: value.into(),
                })?;
        }
        Ok(rules)
    }
}

impl Rules {
    /// The preset from which the fewest options differ, and those options.
    pub fn nearest_preset(&self) -> (Preset, Vec<OptionName>) {
        let differing = |preset: Preset| -> Vec<OptionName> {
            let base = preset.rules();
            OptionName::ALL
                .into_iter()
                .filter(|&option| self.value(option) != base.value(option))
                .collect()
        };
        Preset::ALL
            .into_iter()
            .map(|preset| (preset, differing(preset)))
            .min_by_key(|(_, options)| options.len())
            .expect("there are presets")
    }
}

impl fmt::Display for Rules {
    /// The canonical form.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (preset, options) = self.nearest_preset();
        f.write_str(preset.name())?;
        for option in options {
            write!(f, ",{}={}", option.name(), self.value(option))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canonical(text: &str) -> String {
        text.parse::<Rules>().unwrap().to_string()
    }

    #[test]
    fn presets_are_their_own_canonical_form() {
        for preset in Preset::ALL {
            assert_eq!(canonical(preset.name()), preset.name());
            assert_eq!(preset.rules().nearest_preset(), (preset, vec![]));
        }
        assert_eq!(Rules::default(), Preset::Standard.rules());
    }

    #[test]
    fn canonical_form_names_the_nearest_preset_and_orders_the_options() {
        assert_eq!(canonical("standard,sapper=engineer"), "classic");
        assert_eq!(
            canonical("classic,mine=mutual,colour=pair"),
            "blast,colour=pair"
        );
        assert_eq!(
            canonical("classic,quiet-limit=80,hq=locked"),
            "classic,hq=locked,quiet-limit=80"
        );
        assert_eq!(canonical("classic,mine=kills"), "classic");
        // As near to standard as to classic: the first in the order of the table.
        assert_eq!(
            canonical("folk,colour=first-flip,marshal-reveals-flag=off,sapper=lowest"),
            "standard,flag-taker=lowest"
        );
    }

    #[test]
    fn every_value_of_every_option_is_read_back() {
        for option in OptionName::ALL {
            let mut values: Vec<String> = option.names().iter().map(|&v| v.into()).collect();
            if let Some((least, most)) = option.numbers() {
                values.extend([least, 77, most].map(|number| number.to_string()));
            }
            for value in values {
                let text = format!("classic,{}={value}", option.name());
                let rules: Rules = text.parse().unwrap();
                assert_eq!(rules.value(option), value, "{text}");
                assert_eq!(rules.to_string().parse(), Ok(rules), "{text}");
            }
        }
    }

    #[test]
    fn refusals_name_the_part() {
        let refused = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert!(refused("").contains("no preset is called \"\""));
        let all = "(there are standard, classic, online, folk, quick, blast)";
        assert!(refused("chess").ends_with(all));
        assert!(refused("Classic").contains("\"Classic\""));
        assert!(refused("mine=mutual").contains("\"mine=mutual\""));
        assert!(refused("classic,mine").contains("\"mine\" is not option=value"));
        assert!(refused("classic,").contains("\"\" is not option=value"));
        assert!(refused("classic,mines=kills").contains("no option is called \"mines\""));
        assert!(refused("classic,mine=explodes").contains("it takes kills, mutual, bounces"));
        assert!(refused("classic,hq=free,hq=free").contains("hq is given twice"));
        assert!(refused("classic,mine= kills").contains("\" kills\""));
    }

    #[test]
    fn refusals_have_codes() {
        let code = |text: &str| text.parse::<Rules>().unwrap_err().code();
        assert_eq!(code("chess"), "preset");
        assert_eq!(code("classic,mine"), "form");
        assert_eq!(code("classic,mines=kills"), "option");
        assert_eq!(code("classic,mine=explodes"), "value");
        assert_eq!(code("classic,hq=free,hq=free"), "repeated");
    }

    #[test]
    fn numbers_have_one_written_form_and_a_range() {
        for wrong in [
            "total-limit=0",
            "total-limit=10000",
            "quiet-limit=070",
            "quiet-limit=+70",
            "quiet-limit=",
            "move-time=0",
            "move-time=none",
            "total-limit=off",
            "talk-after=none",
            "talk-after=10000",
            "talk-after=-1",
            "talk-after=99999999",
        ] {
            assert!(format!("classic,{wrong}").parse::<Rules>().is_err());
        }
        let message = "classic,talk-after=x"
            .parse::<Rules>()
            .unwrap_err()
            .to_string();
        assert!(message.contains("it takes a number from 0 to 9999"));
        let message = "classic,move-time=x"
            .parse::<Rules>()
            .unwrap_err()
            .to_string();
        assert!(message.contains("it takes off or a number from 1 to 9999"));
    }
}
