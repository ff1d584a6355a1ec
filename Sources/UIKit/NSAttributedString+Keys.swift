public import Foundation

extension NSAttributedString.Key {
  /// A `UIColor` for letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// Room added between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How lines of a paragraph are set.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Whether letters are underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Whether letters are struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
