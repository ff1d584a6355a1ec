import GalleyDiff

/// A picture that is not as it should be, as the search for causes sees it.
struct CausedCase {
  let name: String
  let scene: String
  var variant: [String: String] = [:]
  /// What its views do otherwise; nil where that is not known.
  var diff: LayoutDiff?
  /// What its areas do otherwise, where no layout is known.
  var areas: [AreaChange] = []
  var changedValues: [ChangedValue] = []
  /// How it ended: pictures that ended otherwise share nothing but what views tell.
  let verdict: String
  /// The first that is said of it.
  let lead: String

  /// The values of "colorScheme dark, dynamicType xxLarge" by their axes.
  static func variant(_ words: String) -> [String: String] {
    Dictionary(pairs(words).map { ($0.axis, $0.value) }) { first, _ in first }
  }

  /// The values alone, in their order.
  static func values(_ words: String) -> [String] { pairs(words).map(\.value) }

  private static func pairs(_ words: String) -> [(axis: String, value: String)] {
    words.split(separator: ",").compactMap { part in
      let parts = part.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}
