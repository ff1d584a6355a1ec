extension Font {
  /// How heavy strokes are, as the nine steps of OpenType.
  public enum Weight: Int, Comparable, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    public static func < (first: Weight, second: Weight) -> Bool { first.rawValue < second.rawValue }
  }

  /// How wide letters are; a family that has no face of that width keeps the nearest it has.
  public struct Width: Hashable, Sendable {
    /// 0 is the usual width; each tenth is a step of an eighth of it.
    public var value: Double

    /// A width from −1, the narrowest, to 1, the widest.
    public init(_ value: Double) { self.value = value.isFinite ? min(max(-1, value), 1) : 0 }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    var percent: Double { max(25, 100 + 125 * value) }
  }

  /// How far apart the lines of a text style are.
  public enum Leading: Hashable, Sendable, CaseIterable {
    case standard
    case tight
    case loose

    /// How much farther apart lines are than the style says, in points, as UIKit's traits of leading have it.
    var change: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The role of a text, which fixes its size at every Dynamic Type size.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// 34 points at the default Dynamic Type size.
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  public struct SmallCaps: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let lowercase = SmallCaps(rawValue: 1)
    /// Capital letters (OpenType `c2sc`).
    public static let uppercase = SmallCaps(rawValue: 2)
  }
}
