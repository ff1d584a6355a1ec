extension Text {
  package init(system word: SystemWord, _ argument: String? = nil) {
    self.init(LocalizedWords(system: word, argument))
  }
}
