/// A property of a change that several layouts can share, such as a new colour. Changes with the same trait have the
/// same cause.
public enum ChangeTrait: Hashable, Sendable {
  /// "#RRGGBB", or "#RRGGBBAA" for a transparent colour.
  case color(from: String, to: String)
  case font([FontStep])
  case padding([LengthStep])
  /// A changed frame size, with one step for each changed axis.
  case size([LengthStep])
  /// A distance that a view moved, in points.
  case offset(x: Double, y: Double)
  /// An argument such as `spacing`. A value is nil if the argument is not set.
  case attribute(name: String, from: String?, to: String?)
  /// The words that differ, or both strings if they have no words in common.
  case words(WordChange)
  case rowTexts(list: String, place: [Int])
  case row(String, isNew: Bool)
  case rows(list: String, isNew: Bool)
  case part(kind: String, text: String?, isNew: Bool)
  case order(String)
  /// Two views swapped positions: in every row, or outside of lists. The value contains their kinds, sorted.
  case swapped([String])
  case modifier(String, text: String?, attributes: [String: String], isAdded: Bool)
  case setting(name: String, from: String, to: String)
  case view(ViewName, Aspect)

  /// The property of a single view that changed.
  public enum Aspect: String, Hashable, Sendable {
    case place, size, lines, drawing, kind, nesting, scrolling, rows, decision, canvas
  }

  public enum FontStep: Hashable, Sendable {
    /// A text style. The size and the weight that it implies are not listed separately.
    case style(from: String, to: String)
    case size(from: Double, to: Double)
    case weight(from: Int, to: Int)
    case family(from: String, to: String)
    case italic(Bool)
    case underlined(Bool)
    case struckThrough(Bool)
  }

  /// The change of a length, in points.
  public struct LengthStep: Hashable, Sendable, Comparable {
    public let from: Double
    public let to: Double

    init(_ from: Double, _ to: Double) {
      func rounded(_ value: Double) -> Double { value.isFinite ? (value * 1000).rounded() / 1000 : 0 }
      (self.from, self.to) = (rounded(from), rounded(to))
    }

    public static func < (first: LengthStep, second: LengthStep) -> Bool {
      (first.from, first.to) < (second.from, second.to)
    }
  }
}

extension ChangeTrait {
  /// A group of traits that exclude each other. In one image, a view has at most one trait of each dimension.
  public enum Dimension: Hashable, Sendable {
    case color, font, padding, size, offset, words, presence, order, places, setting
    case attribute(String)
    case modifier(String)
    case aspect(Aspect)
  }

  public var dimension: Dimension {
    switch self {
    case .color: .color
    case .font: .font
    case .padding: .padding
    case .size: .size
    case .offset: .offset
    case .attribute(let name, _, _): .attribute(name)
    case .words, .rowTexts: .words
    case .row, .rows, .part: .presence
    case .order: .order
    case .swapped: .places
    case .modifier(let name, _, _, _): .modifier(name)
    case .setting: .setting
    case .view(_, let aspect): .aspect(aspect)
    }
  }

  /// Whether the trait identifies a cause only within one scene, for example because it contains the name of a view.
  public var isLocal: Bool {
    switch self {
    case .view, .rows, .rowTexts: true
    case .part(_, nil, _): true
    default: false
    }
  }

  public var movesViews: Bool {
    switch self {
    case .color: false
    case .view(_, let aspect): aspect != .drawing
    case .attribute(let name, _, _): !Self.painting.contains(name)
    default: true
    }
  }

  private static let painting: Set = [
    "fill", "stroke", "color", "background", "lineWidth", "cornerRadius", "opacity", "radius", "shape", "blendMode",
    "zIndex", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorMultiply", "blurRadius", "tint",
    "isEnabled", "role", "symbolRenderingMode", "interpolation", "gradientDirection", "gradientCenter", "gradientRadii",
    "gradientAngles", "gradientStops",
  ]

  public var isAboutRows: Bool {
    switch self {
    case .row, .rows, .order: true
    default: false
    }
  }
}
