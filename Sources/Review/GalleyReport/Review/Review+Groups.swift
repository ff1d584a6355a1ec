extension Review {
  /// Cases that ended alike for one reason: in a list they are one line.
  public struct Group: Sendable {
    /// The cases, with their numbers among all cases, from 0; the clearest comes first.
    public let cases: [(number: Int, reviewed: Case)]
    /// The cause that all of them have; nil where only the same is said of them first.
    public let cause: Cause?
  }

  /// The cases of which `isWanted`: those of each cause, then the others, gathered by their verdicts and first
  /// sentences, in the order of their first ones. A case with several causes is in the group of each.
  public func groups(where isWanted: (Case) -> Bool) -> [Group] {
    let told = toldCauses
    let known = Set(told.flatMap(\.cases))
    let groups = told.compactMap { cause -> Group? in
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
      // What differs in no words but its name is not alike.
      let lead = reviewed.sentences.isEmpty ? reviewed.name : reviewed.lead
      let key = Key(verdict: reviewed.verdict, lead: lead)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append((number, reviewed))
    }
    return order.map { Group(cases: members[$0] ?? [], cause: nil) }
  }
}
