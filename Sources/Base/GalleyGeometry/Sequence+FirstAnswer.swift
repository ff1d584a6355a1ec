extension Sequence {
  /// What `body` makes of the first element of which it makes anything; each element is asked once.
  ///
  /// `lazy.compactMap(body).first` asks the element it answers with twice: in a search that goes down a tree, that is
  /// twice as often with every level.
  package func firstAnswer<Answer>(_ body: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = body(element) { return answer }
    }
    return nil
  }
}
