extension Text {
  /// Creates the system's text for `word` in the language of the environment, with `argument` in place of "%@".
  package init(system word: SystemWord, _ argument: String? = nil) {
    self.init(LocalizedWords(system: word, argument))
  }
}
