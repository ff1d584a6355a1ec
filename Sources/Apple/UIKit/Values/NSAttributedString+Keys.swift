public import Foundation
public import GalleyGeometry

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

extension NSAttributedString.Key {
  /// An `NSTextAttachment` in the place of a letter.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An address that a tap leads to.
  public static let link = NSAttributedString.Key("NSLink")
}

/// What stands in a text in the place of a letter; texts show none of it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The image.
  open var image: UIImage?
  /// Where it stands in its line, and how large it is.
  open var bounds = Rect.zero
  /// The data of a file, and their kind.
  open var contents: Data?, fileType: String?

  /// An attachment with such data.
  public init(data: Data? = nil, ofType kind: String? = nil) { (contents, fileType) = (data, kind) }
  /// An attachment that shows `image`.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}
