extension CaseIterable {
  /// The case of this name, or nil.
  init?(word: String) {
    guard let named = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = named
  }
}
