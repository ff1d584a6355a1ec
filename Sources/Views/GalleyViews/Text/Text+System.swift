extension Text {
  /// What the system says for `word`, in the language around the text; `argument` stands at its place "%@".
  package init(system word: SystemWord, _ argument: String? = nil) {
    self.init(LocalizedWords(system: word, argument))
  }
}
