package struct CacheFigures: Hashable, Sendable {
  package var hits: Int
  package var misses: Int
  package var bytes: Int
  package var budget: Int

  /// Creates figures.
  ///
  /// - Parameters:
  ///   - hits: The number of requests that the cache could answer.
  ///   - misses: The number of requests that it could not answer.
  ///   - bytes: The estimated size of the stored values, in bytes.
  ///   - budget: The upper limit of `bytes`.
  package init(hits: Int = 0, misses: Int = 0, bytes: Int = 0, budget: Int = 0) {
    self.hits = hits
    self.misses = misses
    self.bytes = bytes
    self.budget = budget
  }

  package static func + (first: CacheFigures, second: CacheFigures) -> CacheFigures {
    CacheFigures(
      hits: first.hits + second.hits, misses: first.misses + second.misses, bytes: first.bytes + second.bytes,
      budget: first.budget + second.budget)
  }
}
