extension Review {
  /// Cases that ended alike and of which the same is said first: in a list they are one line.
  public struct Group: Sendable {
    /// The cases, with their numbers among all cases, from 0.
    public let cases: [(number: Int, reviewed: Case)]
  }

  /// The cases of which `isWanted`, gathered by their verdicts and first sentences, in the order of their first ones.
  public func groups(where isWanted: (Case) -> Bool) -> [Group] {
    struct Key: Hashable {
      let verdict: Verdict
      let lead: String
    }
    var order: [Key] = []
    var members: [Key: [(number: Int, reviewed: Case)]] = [:]
    for (number, reviewed) in cases.enumerated() where isWanted(reviewed) {
      // What differs in no words but its name is not alike.
      let lead = reviewed.sentences.isEmpty ? reviewed.name : reviewed.lead
      let key = Key(verdict: reviewed.verdict, lead: lead)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append((number, reviewed))
    }
    return order.map { Group(cases: members[$0] ?? []) }
  }
}
