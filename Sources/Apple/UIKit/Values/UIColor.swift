public import CoreGraphics
public import Foundation
import GalleyPicture
public import GalleyViews

/// A colour that is fixed or depends on the interface style.
open class UIColor: NSObject, @unchecked Sendable {
  public let color: Color

  public required init(_ color: Color) { self.color = color }

  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  public required convenience init?(named name: String) { self.init(Color(name)) }

  public required convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }

  public required convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.rgba(in: .light)
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.rgba(in: .dark)
    self.init(Color(light: light, dark: dark))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func changed(_ scheme: ColorScheme) -> RGBA {
      let rgba = color.rgba(in: scheme)
      return RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: Double(alpha))
    }
    return UIColor(Color(light: changed(.light), dark: changed(.dark)))
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(Color(color.rgba(in: traits.userInterfaceStyle == .dark ? .dark : .light)))
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = color.rgba(in: .light)
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
    blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let rgba = color.rgba(in: .light)
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  open override var hash: Int { color.hashValue }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(color.rgba(in: .light)) }

  public convenience init(cgColor: CGColor) { self.init(Color(cgColor.rgba)) }
}

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
