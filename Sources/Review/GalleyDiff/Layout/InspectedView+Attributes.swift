import GalleyGeometry
import GalleySnapshot

extension InspectedView {
  static let colors: Set = ["fill", "stroke", "color", "background", "tint"]

  /// Arguments that change how a view is painted but not where it is.
  private static let painting = colors.union([
    "lineWidth", "cornerRadius", "opacity", "radius", "shape", "blendMode", "zIndex", "amount", "interpolation",
    "symbolRenderingMode", "gradientDirection", "gradientCenter", "gradientRadii", "gradientAngles", "gradientStops",
  ])

  private static let naming: Set = ["scrollSync"]

  private static let alwaysCompared: Set = ["contentMargins", "listStyle"]

  static let recordedWithControls: Set = [
    "isDisclosed", "drawing", "symbolRenderingMode", "interpolation", "resizingMode", "capInsets", "gradientDirection",
    "gradientCenter", "gradientRadii", "gradientAngles", "gradientStops", "tracks", "columnCount", "rowCount",
  ]

  func isPainted(by name: String) -> Bool {
    // For a border, the argument `width` is a line width, unlike for a frame.
    Self.painting.contains(name) || ["border", "shadow", "hueRotation", "colorMultiply"].contains(kind)
  }

  /// Returns the readable name of an argument. For the only argument of a filter, this is usually the filter's name.
  func readableName(of name: String) -> String {
    switch (kind, name) {
    case (_, "amount"), ("hueRotation", "angle"), ("colorMultiply", "color"): kind
    case ("blur", "radius"): "blurRadius"
    case ("rotationEffect", "angle"): "rotation"
    default: name
    }
  }

  func changedAttributes(from other: InspectedView) -> [(name: String, from: String?, to: String?)] {
    let (new, old) = (attributes, other.attributes)
    guard new != old else { return [] }
    func isChanged(_ name: String) -> Bool { new[name] != old[name] }
    func isInBoth(_ name: String) -> Bool { new[name] != nil && old[name] != nil }
    var names = Set(new.keys).union(old.keys).filter(isChanged).subtracting(Self.naming)
    // Older layouts do not record these arguments.
    for name in Self.alwaysCompared where !isInBoth(name) { names.remove(name) }
    // A different shape has different arguments, which are not compared.
    if isChanged("shape") { names.remove("cornerRadius") }
    // If the number of tracks changed, changes of their sizes give no further information.
    if ["columns", "rows", "columnCount", "rowCount"].contains(where: { isInBoth($0) && isChanged($0) }) {
      names.remove("tracks")
    }
    // A different symbol always has a different drawing.
    if isChanged("systemName") { names.remove("drawing") }
    return names.sorted().map { ($0, other.written($0), written($0)) }
  }

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

  var isTranslucent: Bool {
    guard children.isEmpty else { return children.allSatisfy(\.isTranslucent) }
    return attributes["fill"].map { $0.hasPrefix("#") && $0.count > 7 } ?? false
  }

  var reach: Rect {
    children.reduce(frame) { $0.union($1.reach) }
  }

  var inkReach: Rect {
    let margin = max(0, inkMargin - Self.minimumInkMargin)
    return children.reduce(frame) { $0.union($1.inkReach) }.grown(by: margin)
  }

  /// The minimum margin around glyphs and edges, in points.
  static let minimumInkMargin = 4.0

  /// How far the drawing of the view may extend beyond its frame, in points, including the radius of a shadow or blur.
  var inkMargin: Double {
    let radius = attributes["radius"].flatMap { Double($0) } ?? 0
    switch kind {
    case "shadow": return Self.minimumInkMargin + 2 * radius + shadowDistance
    case "blur": return Self.minimumInkMargin + 3 * radius
    default: return Self.minimumInkMargin
    }
  }

  var deepInkMargin: Double { children.reduce(inkMargin) { max($0, $1.deepInkMargin) } }

  private var shadowDistance: Double {
    let parts = attributes["offset"]?.split(separator: ",") ?? []
    return parts.compactMap { Double(String($0.filter { $0 != " " })) }.map(abs).max() ?? 0
  }

  var isGlass: Bool { attributes["fill"]?.hasPrefix("the material") ?? false }

  /// The maximum distance at which a change behind a material is still visible through its blur, in points.
  static let maximumBlur = 60.0

  var paintsItself: Bool {
    children.isEmpty || ["border", "shadow"].contains(kind)
      || ["fill", "stroke", "background"].contains { attributes[$0] != nil }
  }

  var clips: Bool { scroll != nil || roundness > 0 || ["clipShape", "clipped", "cornerRadius", "mask"].contains(kind) }
}
