extension Sequence {
  /// Returns the first result of `body` that is not nil, and calls `body` once per element.
  ///
  /// `lazy.compactMap(body).first` calls `body` twice for the matching element. In a recursive tree search, the number
  /// of calls would double with every level.
  package func firstAnswer<Answer>(_ body: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = body(element) { return answer }
    }
    return nil
  }
}
