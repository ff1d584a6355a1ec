/// Failed cases that have the same cause in their layouts or the same first sentence.
struct FailureCause {
  /// The cases in the order of the report. There is at least one.
  let cases: [Review.Case]
  let first: Review.Case
  /// The cause, or nil if the cases only share their first sentence.
  let cause: Review.Cause?

  private init(_ first: Review.Case, _ rest: [Review.Case], _ cause: Review.Cause? = nil) {
    self.first = first
    self.cause = cause
    cases = [first] + rest
  }

  private struct Key: Hashable {
    let verdict: Review.Verdict
    let sentence: String
  }

  /// Returns the causes found in layouts, followed by the others in the order of their first case. Each failure has at
  /// least one of these causes.
  static func all(of review: Review) -> [FailureCause] {
    let reported = review.reportedCauses
    let known = Set(reported.flatMap(\.cases))
    let causes = reported.compactMap { cause -> FailureCause? in
      guard review.cases.indices.contains(cause.clearest) else { return nil }
      let others = cause.cases.filter { $0 != cause.clearest && review.cases.indices.contains($0) }
      return FailureCause(review.cases[cause.clearest], others.map { review.cases[$0] }, cause)
    }
    return causes + rest(of: review, except: known)
  }

  private static func rest(of review: Review, except known: Set<Int>) -> [FailureCause] {
    var order: [Key] = []
    var cases: [Key: [Review.Case]] = [:]
    for (number, failure) in review.cases.enumerated()
    where failure.fails && !known.contains(number) {
      let key = Key(verdict: failure.verdict, sentence: failure.lead)
      if cases[key] == nil { order.append(key) }
      cases[key, default: []].append(failure)
    }
    return order.compactMap { key in
      cases[key].flatMap { all in all.first.map { FailureCause($0, Array(all.dropFirst())) } }
    }
  }
}
