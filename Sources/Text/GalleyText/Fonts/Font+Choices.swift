extension Font {
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

  /// The width of letters. If a family has no face of this width, the nearest one is used.
  public struct Width: Hashable, Sendable {
    /// The width from −1 to 1 (default: 0). Each 0.1 changes it by 12.5 %.
    public var value: Double

    public init(_ value: Double) { self.value = value.isFinite ? min(max(-1, value), 1) : 0 }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    var percent: Double { max(25, 100 + 125 * value) }
  }

  /// The source of letter widths and line heights.
  public enum Metrics: String, Hashable, Sendable, CaseIterable {
    /// The metrics of iOS's system font: Inter's letters are as wide as San Francisco's letters on iOS, as far as these
    /// were measured.
    case system
    case font
  }

  public enum Leading: Hashable, Sendable, CaseIterable {
    case standard
    case tight
    case loose

    /// The change of the line distance in points, the same as for UIKit's leading traits.
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

  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
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
    public static let uppercase = SmallCaps(rawValue: 2)
  }
}
