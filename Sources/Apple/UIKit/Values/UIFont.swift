public import Foundation
public import GalleyText

open class UIFont: NSObject, @unchecked Sendable {
  public let font: Font
  public let pointSize: CGFloat
  private let leading: Double

  package init(_ font: Font) {
    let resolved = font.resolve()
    self.font = font
    pointSize = CGFloat(resolved.size)
    leading = font.leading()
  }

  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, size: Double(size))) }

  open var lineHeight: CGFloat { CGFloat(leading) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(UIFont.font(like: font, size: Double(fontSize))) }

  static func font(like font: Font, size: Double) -> Font {
    let resolved = font.resolve()
    let sized = Font.custom(resolved.family, fixedSize: size).weight(resolved.weight)
    return resolved.isItalic ? sized.italic() : sized
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: Double(fontSize))) }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: Double(fontSize), weight: weight.weight))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: Double(fontSize), weight: weight.weight).monospacedDigit())
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: Double(fontSize), weight: weight.weight, design: .monospaced))
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }
}
