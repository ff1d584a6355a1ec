/// The cases of a review that fail for one reason: the cause that layouts tell, or else their first sentence.
struct FailureCause {
  /// The cases, in the order in which they are told; at least one.
  let cases: [Review.Case]
  let first: Review.Case
  /// The cause; nil where only the first sentence tells.
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

  /// The causes of all failures of `review`: those that layouts tell, then the others in the order in which they show
  /// first. Each failure is in one of them.
  static func all(of review: Review) -> [FailureCause] {
    let told = review.toldCauses
    let known = Set(told.flatMap(\.cases))
    let causes = told.compactMap { cause -> FailureCause? in
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
