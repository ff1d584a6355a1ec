import GalleyDiff
import GalleySnapshot

struct CausedCase {
  let name: String
  let scene: String
  var variant: [String: String] = [:]
  var diff: LayoutDiff?
  var areas: [AreaChange] = []
  var changedValues: [ChangedValue] = []
  /// The locations in code of added views, and of the containers of removed views. Views without debug information are
  /// omitted.
  var sources: [LayoutChange: ViewSource] = [:]
  /// Whether Swift code drew the image. Such code may adapt the size of the canvas to its content.
  var isOfCode = false
  let verdict: String
  let lead: String

  /// Parses the values of a variant, such as "colorScheme dark, dynamicType xxLarge".
  static func variant(_ words: String) -> [String: String] {
    Dictionary(pairs(words).map { ($0.axis, $0.value) }) { first, _ in first }
  }

  static func values(_ words: String) -> [String] { pairs(words).map(\.value) }

  private static func pairs(_ words: String) -> [(axis: String, value: String)] {
    words.split(separator: ",").compactMap { part in
      let parts = part.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}
