package import GalleySnapshot

struct TextWords {
  let old: String
  let new: String
  let differ: Bool

  init?(_ old: InspectedView, _ new: InspectedView) {
    guard let before = old.text, let after = new.text else { return nil }
    (self.old, self.new) = (before, after)
    let isWhole = (old.hasAllWords, new.hasAllWords)
    differ =
      switch isWhole {
      case (true, true): before != after
      case (false, _): !Self.begins(after, as: before, isWhole.1)
      case (true, false): !Self.begins(before, as: after, true)
      }
  }

  private static let ellipsis: Set<Character> = ["…"]

  /// Whether `text` may start with the visible part of `cut`. If `cut` is not truncated at its end, this is unknown and
  /// the result is true.
  private static func begins(_ text: String, as cut: String, _ isWhole: Bool) -> Bool {
    guard let last = cut.last, ellipsis.contains(last) else { return true }
    let start = cut.dropLast().filter { !$0.isWhitespace }
    let letters = text.filter { !$0.isWhitespace }
    if isWhole || letters.last.map(ellipsis.contains) != true { return letters.hasPrefix(start) }
    let other = letters.dropLast()
    return start.count < other.count ? other.hasPrefix(start) : start.hasPrefix(other)
  }
}

extension InspectedView {
  fileprivate var hasAllWords: Bool { !isTruncated || words != nil }
}

struct StyleChange {
  let from: InspectedView.TextStyle
  let to: InspectedView.TextStyle
  let isPart: Bool

  /// Finds the first difference between the styles of two `Text` views. `areNamed` is true if both layouts record text
  /// styles.
  init?(_ old: [InspectedView.TextStyle], _ new: [InspectedView.TextStyle], areNamed: Bool) {
    let (old, new) = (old.map { $0.named(areNamed) }, new.map { $0.named(areNamed) })
    guard let first = old.first, let last = new.last, old != new else { return nil }
    if old.count == new.count {
      guard let (from, to) = zip(old, new).first(where: { $0 != $1 }) else { return nil }
      (self.from, self.to, isPart) = (from, to, old.count > 1)
    } else {
      isPart = true
      let (came, went) = (new.first { !old.contains($0) }, old.first { !new.contains($0) })
      (from, to) = (went ?? first, came ?? (went == nil ? last : new[0]))
    }
  }
}

extension InspectedView.TextStyle {
  fileprivate func named(_ isKnown: Bool) -> InspectedView.TextStyle {
    var style = self
    style.name = isKnown ? name ?? "body" : nil
    return style
  }

  package func changedName(
    from old: InspectedView.TextStyle
  ) -> (from: String, to: String, explainsWeight: Bool)? {
    guard let before = old.styleName, let after = styleName, before != after else { return nil }
    return (before, after, old.weight == old.ownWeight && weight == ownWeight)
  }

  private var ownWeight: Int { styleName == "headline" ? 600 : 400 }

  /// The name of the text style, or nil for a fixed size or if the name is unknown.
  package var styleName: String? { name == Self.fixed ? nil : name }
}
