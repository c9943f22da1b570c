//! Every text exists in every language, with the same variables.

use laws::texts::{assert_alike, files, languages};

#[test]
fn every_text_exists_in_every_language_with_the_same_variables() {
    let english = files("en");
    assert!(!english.is_empty());
    for language in languages() {
        assert_eq!(files(&language), english, "{language}");
    }
    assert_alike(&english);
}
