extension Sequence {
  /// Calls `body` once per element. `lazy.compactMap(body).first` calls it twice for the matching element, which
  /// doubles the calls with every level of a recursive search.
  package func firstAnswer<Answer>(_ body: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = body(element) { return answer }
    }
    return nil
  }
}
