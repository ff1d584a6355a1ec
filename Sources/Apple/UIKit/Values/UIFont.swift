public import Foundation
public import GalleyText

/// A font of one size, as UIKit keeps it.
open class UIFont: NSObject, @unchecked Sendable {
  /// The font as views use it.
  public let font: Font
  /// The size, in points.
  public let pointSize: CGFloat
  private let leading: Double

  package init(_ font: Font) {
    let resolved = font.resolve()
    self.font = font
    pointSize = CGFloat(resolved.size)
    leading = font.leading()
  }

  /// The family `name` at `size` points.
  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, size: Double(size))) }

  /// From one line to the next, in points.
  open var lineHeight: CGFloat { CGFloat(leading) }

  /// The font with another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(UIFont.font(like: font, size: Double(fontSize))) }

  /// The face of `font` at `size` points.
  static func font(like font: Font, size: Double) -> Font {
    let resolved = font.resolve()
    let sized = Font.custom(resolved.family, fixedSize: size).weight(resolved.weight)
    return resolved.isItalic ? sized.italic() : sized
  }

  /// The system's font at `fontSize` points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: Double(fontSize))) }

  /// The system's font at `fontSize` points in `weight`.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: Double(fontSize), weight: weight.weight))
  }

  /// The system's font at `fontSize` points, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's font at `fontSize` points, with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: Double(fontSize), weight: weight.weight).monospacedDigit())
  }

  /// The system's font at `fontSize` points, all letters equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: Double(fontSize), weight: weight.weight, design: .monospaced))
  }

  /// The font of a text style, at the standard text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    /// The lightest weight.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// The weight `thin`.
    public static let thin = Weight(weight: .thin)
    /// The weight `light`.
    public static let light = Weight(weight: .light)
    /// The weight `regular`.
    public static let regular = Weight(weight: .regular)
    /// The weight `medium`.
    public static let medium = Weight(weight: .medium)
    /// The weight `semibold`.
    public static let semibold = Weight(weight: .semibold)
    /// The weight `bold`.
    public static let bold = Weight(weight: .bold)
    /// The weight `heavy`.
    public static let heavy = Weight(weight: .heavy)
    /// The weight `black`.
    public static let black = Weight(weight: .black)
  }

  /// A text style.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    /// The largest text style.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// The text style `title1`.
    public static let title1 = TextStyle(style: .title)
    /// The text style `title2`.
    public static let title2 = TextStyle(style: .title2)
    /// The text style `title3`.
    public static let title3 = TextStyle(style: .title3)
    /// The text style `headline`.
    public static let headline = TextStyle(style: .headline)
    /// The text style `subheadline`.
    public static let subheadline = TextStyle(style: .subheadline)
    /// The text style `body`.
    public static let body = TextStyle(style: .body)
    /// The text style `callout`.
    public static let callout = TextStyle(style: .callout)
    /// The text style `footnote`.
    public static let footnote = TextStyle(style: .footnote)
    /// The text style `caption1`.
    public static let caption1 = TextStyle(style: .caption)
    /// The text style `caption2`.
    public static let caption2 = TextStyle(style: .caption2)
  }
}

/// How lengths grow with the text size: at the standard one, which is that of UIKit's fonts here, they do not.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Those of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The font.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font, or one of `size` points where it is larger.
  open func scaledFont(for font: UIFont, maximumPointSize size: CGFloat) -> UIFont {
    font.pointSize > size ? font.withSize(size) : font
  }
  /// The length.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
