public import Foundation
import GalleyText

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: Font

  init(_ font: Font) { self.font = font }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.system(style.style))
  }

  open var pointSize: CGFloat { CGFloat(font.resolve().size) }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let rounded = SystemDesign(design: .rounded)
    public static let serif = SystemDesign(design: .serif)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.designed(design.design))
  }
}

extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let points = size > 0 ? Double(size) : descriptor.font.resolve().size
    self.init(UIFont.font(like: descriptor.font, size: points))
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
}
