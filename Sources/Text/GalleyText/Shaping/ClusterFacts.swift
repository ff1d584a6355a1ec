final class ClusterFacts {
  private var scalars = ScalarFacts()

  struct Facts: OptionSet {
    let rawValue: UInt8
    /// A control character other than a tab. Some symbol fonts contain images for these, but no text intends them.
    static let control = Facts(rawValue: 1)
    static let emoji = Facts(rawValue: 2)
    static let space = Facts(rawValue: 4)
  }

  func facts(of cluster: Character) -> Facts {
    guard let scalar = cluster.onlyScalar else { return Self.find(cluster) }
    return Facts(rawValue: scalars.facts(of: scalar) { Self.find(cluster).rawValue })
  }

  private static func find(_ cluster: Character) -> Facts {
    var facts: Facts = []
    if cluster != "\t", cluster.unicodeScalars.first?.properties.generalCategory == .control { facts.insert(.control) }
    if EmojiPresentation.isEmoji(cluster) { facts.insert(.emoji) }
    if cluster.isWhitespace { facts.insert(.space) }
    return facts
  }
}

extension Character {
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
  }
}
