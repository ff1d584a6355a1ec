public import Foundation
import GalleyText

/// What a font is like, before it has a size.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: Font

  init(_ font: Font) { self.font = font }

  /// What the font of a text style is like.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.system(style.style))
  }

  /// The size, in points, at the standard text size.
  open var pointSize: CGFloat { CGFloat(font.resolve().size) }

  /// Traits of letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt32
    /// The traits whose bits are set in `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All letters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The design of the system's letters.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    /// The system's own.
    public static let `default` = SystemDesign(design: .default)
    /// With round ends.
    public static let rounded = SystemDesign(design: .rounded)
    /// With serifs.
    public static let serif = SystemDesign(design: .serif)
    /// All letters equally wide.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// The same with `traits`.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font)
  }

  /// The same in `design`.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.designed(design.design))
  }
}

extension UIFont {
  /// The font that `descriptor` describes, at `size` points; at its own where that is 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let points = size > 0 ? Double(size) : descriptor.font.resolve().size
    self.init(UIFont.font(like: descriptor.font, size: points))
  }

  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
}
