import GalleyGeometry
import GalleySnapshot

/// Which of a view's arguments mean what for the views around it.
extension InspectedView {
  /// Arguments that are colours.
  static let colors: Set = ["fill", "stroke", "color", "background"]

  /// Arguments that say how a view is painted, and nothing of where it lies.
  private static let painting = colors.union([
    "lineWidth", "cornerRadius", "opacity", "radius", "shape", "blendMode", "zIndex",
  ])

  /// Arguments that tell what a view is called and nothing else.
  private static let naming: Set = ["scrollSync"]

  /// Arguments that are told of every view that may have them.
  private static let alwaysTold: Set = ["contentMargins", "listStyle"]

  /// Whether the argument called `name` only says how the view is painted.
  func isPainted(by name: String) -> Bool {
    // A frame has a width of its own, a border one of its line.
    Self.painting.contains(name) || kind == "border" || kind == "shadow"
  }

  /// The arguments that differ from those of `other`, in the order of their names.
  func changedAttributes(from other: InspectedView) -> [(name: String, from: String?, to: String?)] {
    guard attributes != other.attributes else { return [] }
    var names = Set(attributes.keys).union(other.attributes.keys).subtracting(Self.naming)
    // Layouts of before did not tell them at all.
    names.subtract(Self.alwaysTold.filter { attributes[$0] == nil || other.attributes[$0] == nil })
    // Another shape has other arguments.
    if attributes["shape"] != other.attributes["shape"] { names.remove("cornerRadius") }
    return names.filter { attributes[$0] != other.attributes[$0] }.sorted()
      .map { ($0, other.attributes[$0], attributes[$0]) }
  }

  /// Whether the view is painted otherwise than `other`, with all that is inside.
  func isRepainted(from other: InspectedView) -> Bool {
    changedAttributes(from: other).contains { isPainted(by: $0.name) || $0.name == "image" || isTransform }
  }

  /// Whether the view, or all that it holds, is painted with a colour that lets through what is behind.
  var isTranslucent: Bool {
    guard children.isEmpty else { return children.allSatisfy(\.isTranslucent) }
    return attributes["fill"].map { $0.hasPrefix("#") && $0.count > 7 } ?? false
  }

  /// The smallest rectangle around the view and all inside.
  var reach: Rect {
    children.reduce(frame) { whole, child in
      let inner = child.reach
      let (left, top) = (min(whole.minX, inner.minX), min(whole.minY, inner.minY))
      return Rect(
        x: left, y: top, width: max(whole.maxX, inner.maxX) - left, height: max(whole.maxY, inner.maxY) - top)
    }
  }

  /// How far what is painted may reach out of the frame, in points: a shadow as far as it is soft.
  var inkMargin: Double {
    let radius = kind == "shadow" ? attributes["radius"].flatMap { Double($0) } ?? 0 : 0
    return 4 + 2 * radius
  }
}
