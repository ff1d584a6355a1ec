extension Font {
  /// How heavy strokes are, as the nine steps of OpenType.
  public enum Weight: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// 100
    case ultraLight = 100
    /// 200
    case thin = 200
    /// 300
    case light = 300
    /// 400
    case regular = 400
    /// 500
    case medium = 500
    /// 600
    case semibold = 600
    /// 700
    case bold = 700
    /// 800
    case heavy = 800
    /// 900
    case black = 900

    /// Lighter is less.
    public static func < (first: Weight, second: Weight) -> Bool { first.rawValue < second.rawValue }
  }

  /// How wide letters are; a family that has no face of that width keeps the nearest it has.
  public struct Width: Hashable, Sendable {
    /// 0 is the usual width; each tenth is a step of an eighth of it.
    public var value: Double

    /// A width from −1, the narrowest, to 1, the widest.
    public init(_ value: Double) { self.value = value.isFinite ? min(max(-1, value), 1) : 0 }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)

    /// The width as fonts tell theirs, in hundredths of the usual one.
    var percent: Double { max(25, 100 + 125 * value) }
  }

  /// How far apart the lines of a text style are.
  public enum Leading: Hashable, Sendable, CaseIterable {
    /// As far as the style says.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
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

  /// What kind of face a system font has.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The interface face.
    case `default`
    /// A face with serifs.
    case serif
    /// A face with rounded ends.
    case rounded
    /// A face whose characters are all equally wide.
    case monospaced
  }

  /// The role of a text, which fixes its size at every Dynamic Type size.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// 34 points at the default Dynamic Type size.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  /// Which letters are set as small capitals.
  public struct SmallCaps: OptionSet, Hashable, Sendable {
    /// One bit a case.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Small letters (OpenType `smcp`).
    public static let lowercase = SmallCaps(rawValue: 1)
    /// Capital letters (OpenType `c2sc`).
    public static let uppercase = SmallCaps(rawValue: 2)
  }
}
