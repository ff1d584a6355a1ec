public import Foundation
public import GalleyPicture

public final class CGColor: Hashable, Sendable {
  public let rgba: RGBA

  public init(_ rgba: RGBA) { self.rgba = rgba }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var components: [Double]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  public var numberOfComponents: Int { 4 }

  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: Double(alpha)))
  }

  public static func == (first: CGColor, second: CGColor) -> Bool { first.rgba == second.rgba }

  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
