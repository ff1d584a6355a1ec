import GalleyGeometry
import GalleySnapshot

/// Which of a view's arguments mean what for the views around it.
extension InspectedView {
  static let colors: Set = ["fill", "stroke", "color", "background", "tint"]

  /// Arguments that say how a view is painted, and nothing of where it lies.
  private static let painting = colors.union([
    "lineWidth", "cornerRadius", "opacity", "radius", "shape", "blendMode", "zIndex", "amount", "interpolation",
    "symbolRenderingMode", "gradientDirection", "gradientCenter", "gradientRadii", "gradientAngles", "gradientStops",
  ])

  private static let naming: Set = ["scrollSync"]

  private static let alwaysTold: Set = ["contentMargins", "listStyle"]

  static let recordedWithControls: Set = [
    "isDisclosed", "drawing", "symbolRenderingMode", "interpolation", "resizingMode", "capInsets", "gradientDirection",
    "gradientCenter", "gradientRadii", "gradientAngles", "gradientStops", "tracks", "columnCount", "rowCount",
  ]

  func isPainted(by name: String) -> Bool {
    // A frame has a width of its own, a border one of its line.
    Self.painting.contains(name) || ["border", "shadow", "hueRotation", "colorMultiply"].contains(kind)
  }

  /// What a reader calls the argument `name`: that of a filter has the filter's name.
  func readableName(of name: String) -> String {
    switch (kind, name) {
    case (_, "amount"), ("hueRotation", "angle"), ("colorMultiply", "color"): kind
    case ("blur", "radius"): "blurRadius"
    case ("rotationEffect", "angle"): "rotation"
    default: name
    }
  }

  /// The arguments that differ from those of `other`, in the order of their names.
  func changedAttributes(from other: InspectedView) -> [(name: String, from: String?, to: String?)] {
    let (new, old) = (attributes, other.attributes)
    guard new != old else { return [] }
    func isChanged(_ name: String) -> Bool { new[name] != old[name] }
    func isInBoth(_ name: String) -> Bool { new[name] != nil && old[name] != nil }
    var names = Set(new.keys).union(old.keys).filter(isChanged).subtracting(Self.naming)
    // Layouts of before did not tell them at all.
    for name in Self.alwaysTold where !isInBoth(name) { names.remove(name) }
    // Another shape has other arguments.
    if isChanged("shape") { names.remove("cornerRadius") }
    // Another number of tracks says more than what they are.
    if ["columns", "rows", "columnCount", "rowCount"].contains(where: { isInBoth($0) && isChanged($0) }) {
      names.remove("tracks")
    }
    // The drawing of another symbol is another one.
    if isChanged("systemName") { names.remove("drawing") }
    return names.sorted().map { ($0, other.written($0), written($0)) }
  }

  /// The argument called `name` as reports have it: a drawing with the name of its symbol.
  private func written(_ name: String) -> String? {
    guard name == "drawing", let drawing = attributes[name], let symbol = attributes["systemName"] else {
      return attributes[name]
    }
    return "\(symbol) \(drawing)"
  }

  static let drawings: Set = ["image", "drawing", "systemName"]

  func isRepainted(from other: InspectedView) -> Bool {
    changedAttributes(from: other).contains {
      isPainted(by: $0.name) || Self.drawings.contains($0.name) || isTransform || Self.filters.contains(kind)
    }
  }

  private static let filters: Set = [
    "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorMultiply",
  ]

  /// Whether the view, or all that it holds, is painted with a colour that lets through what is behind.
  var isTranslucent: Bool {
    guard children.isEmpty else { return children.allSatisfy(\.isTranslucent) }
    return attributes["fill"].map { $0.hasPrefix("#") && $0.count > 7 } ?? false
  }

  var reach: Rect {
    children.reduce(frame) { $0.union($1.reach) }
  }

  /// The smallest rectangle around all that may be painted of the view and of what is inside.
  var inkReach: Rect {
    let margin = max(0, inkMargin - Self.leastInkMargin)
    return children.reduce(frame) { $0.union($1.inkReach) }.grown(by: margin)
  }

  /// Glyphs and edges reach out of frames by no more than this, in points.
  static let leastInkMargin = 4.0

  /// How far what is painted may reach out of the frame, in points: a shadow or a blur as far as it is soft.
  var inkMargin: Double {
    let radius = attributes["radius"].flatMap { Double($0) } ?? 0
    switch kind {
    case "shadow": return Self.leastInkMargin + 2 * radius + shadowDistance
    case "blur": return Self.leastInkMargin + 3 * radius
    default: return Self.leastInkMargin
    }
  }

  /// How far what the view and those inside paint may reach out of their frames, in points.
  var deepInkMargin: Double { children.reduce(inkMargin) { max($0, $1.deepInkMargin) } }

  /// How far a shadow lies beside its view, in points.
  private var shadowDistance: Double {
    let parts = attributes["offset"]?.split(separator: ",") ?? []
    return parts.compactMap { Double(String($0.filter { $0 != " " })) }.map(abs).max() ?? 0
  }

  var isGlass: Bool { attributes["fill"]?.hasPrefix("the material") ?? false }

  /// What changed shows in a material as far away as this, in points.
  static let mostBlur = 60.0

  var paintsItself: Bool {
    children.isEmpty || ["border", "shadow"].contains(kind)
      || ["fill", "stroke", "background"].contains { attributes[$0] != nil }
  }

  var clips: Bool { scroll != nil || roundness > 0 || ["clipShape", "clipped", "cornerRadius", "mask"].contains(kind) }
}
