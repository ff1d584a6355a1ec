/// The one thing that somebody changed, as it shows in a view of any picture: what changes of many layouts share.
public enum ChangeTrait: Hashable, Sendable {
  /// A colour is another: "#RRGGBB", with two digits more where something shows through.
  case color(from: String, to: String)
  case font([FontStep])
  case padding([LengthStep])
  /// A frame was given another size; a step for each axis that is another.
  case size([LengthStep])
  /// Views were given another offset or position: so far, in points.
  case offset(x: Double, y: Double)
  /// An argument is another, such as `spacing`; nil for one that is not given.
  case attribute(name: String, from: String?, to: String?)
  /// Words are others: those that differ, or all of two texts that share none.
  case words(WordChange)
  case rowTexts(list: String, place: [Int])
  case row(String, isNew: Bool)
  case rows(list: String, isNew: Bool)
  case part(kind: String, text: String?, isNew: Bool)
  case order(String)
  case modifier(String, text: String?, attributes: [String: String], isAdded: Bool)
  case setting(name: String, from: String, to: String)
  case view(ViewName, Aspect)

  /// Of what kind a change of one view is.
  public enum Aspect: String, Hashable, Sendable {
    case place, size, lines, drawing, kind, nesting, scrolling, rows, decision, canvas
  }

  public enum FontStep: Hashable, Sendable {
    /// The text style, by its name; its size and its own weight are not told besides.
    case style(from: String, to: String)
    case size(from: Double, to: Double)
    case weight(from: Int, to: Int)
    case family(from: String, to: String)
    case italic(Bool)
    case underlined(Bool)
    case struckThrough(Bool)
  }

  /// A length that is another, in points.
  public struct LengthStep: Hashable, Sendable, Comparable {
    public let from: Double
    public let to: Double

    init(_ from: Double, _ to: Double) {
      func rounded(_ value: Double) -> Double { value.isFinite ? (value * 1000).rounded() / 1000 : 0 }
      (self.from, self.to) = (rounded(from), rounded(to))
    }

    /// The one that starts or ends lower comes first.
    public static func < (first: LengthStep, second: LengthStep) -> Bool {
      (first.from, first.to) < (second.from, second.to)
    }
  }
}

extension ChangeTrait {
  /// Which of a view's properties it is about: a view has one of each in one picture.
  public enum Dimension: Hashable, Sendable {
    case color, font, padding, size, offset, words, presence, order, setting
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
    case .modifier(let name, _, _, _): .modifier(name)
    case .setting: .setting
    case .view(_, let aspect): .aspect(aspect)
    }
  }

  /// Whether it means the same only within one scene, and not wherever it is seen.
  public var isLocal: Bool {
    switch self {
    case .view, .rows, .rowTexts: true
    case .part(_, nil, _): true
    default: false
    }
  }

  /// Whether views lie elsewhere because of it, or are of other sizes.
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
