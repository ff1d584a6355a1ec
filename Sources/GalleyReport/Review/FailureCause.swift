/// The cases of a review that fail for one reason, as far as their first sentence tells it.
struct FailureCause {
  /// The cases, in the order in which they are told; at least one.
  let cases: [Review.Case]
  /// The first of them, which stands for all.
  let first: Review.Case

  private init(_ first: Review.Case, _ rest: [Review.Case]) {
    self.first = first
    cases = [first] + rest
  }

  /// What is one reason: the same verdict and the same sentence.
  private struct Key: Hashable {
    let verdict: Review.Verdict
    let sentence: String
  }

  /// The causes of all failures of `review`, in the order in which they show first. Each failure is in one of them.
  static func all(of review: Review) -> [FailureCause] {
    var order: [Key] = []
    var cases: [Key: [Review.Case]] = [:]
    for failure in review.failures {
      let key = Key(verdict: failure.verdict, sentence: failure.lead)
      if cases[key] == nil { order.append(key) }
      cases[key, default: []].append(failure)
    }
    return order.compactMap { key in
      cases[key].flatMap { all in all.first.map { FailureCause($0, Array(all.dropFirst())) } }
    }
  }
}
