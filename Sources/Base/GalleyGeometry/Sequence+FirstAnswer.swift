extension Sequence {
  /// Returns the first result of `body` that is not nil. Calls `body` once per element, whereas
  /// `lazy.compactMap(body).first` calls it twice for the match.
  package func firstAnswer<Answer>(_ body: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = body(element) { return answer }
    }
    return nil
  }
}
