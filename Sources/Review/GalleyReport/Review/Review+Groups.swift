extension Review {
  /// Cases with the same verdict and reason, shown as one line of a list.
  public struct Group: Sendable {
    /// The cases and their indices among all cases. The clearest case comes first.
    public let cases: [(number: Int, reviewed: Case)]
    /// The cause, or nil if the cases only share their first sentence.
    public let cause: Cause?
  }

  /// Returns the groups of cases that `isWanted` accepts. Groups with a cause come first, followed by groups of cases
  /// with the same verdict and the same first sentence. A case with several causes is in several groups.
  public func groups(where isWanted: (Case) -> Bool) -> [Group] {
    let reported = reportedCauses
    let known = Set(reported.flatMap(\.cases))
    let groups = reported.compactMap { cause -> Group? in
      let numbers = [cause.clearest] + cause.cases.filter { $0 != cause.clearest }
      let members = numbers.filter { cases.indices.contains($0) && isWanted(cases[$0]) }
      return members.isEmpty ? nil : Group(cases: members.map { ($0, cases[$0]) }, cause: cause)
    }
    return groups + rest(except: known, where: isWanted)
  }

  private func rest(except known: Set<Int>, where isWanted: (Case) -> Bool) -> [Group] {
    struct Key: Hashable {
      let verdict: Verdict
      let lead: String
    }
    var order: [Key] = []
    var members: [Key: [(number: Int, reviewed: Case)]] = [:]
    for (number, reviewed) in cases.enumerated() where isWanted(reviewed) && !known.contains(number) {
      // Cases without sentences have nothing in common, so each has its own group.
      let lead = reviewed.sentences.isEmpty ? reviewed.name : reviewed.lead
      let key = Key(verdict: reviewed.verdict, lead: lead)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append((number, reviewed))
    }
    return order.map { Group(cases: members[$0] ?? [], cause: nil) }
  }
}
