/// A resolved colour: sRGB components and alpha from 0 to 1, not premultiplied.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  /// Creates a colour from sRGB components, which are not premultiplied.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque, the default).
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from bytes, from 0 to 255.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 255.
  ///   - green: The green component, from 0 to 255.
  ///   - blue: The blue component, from 0 to 255.
  ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque, the default). It is not a byte.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  public func multiplyingAlpha(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(255, 255, 255)
  public static let clear = RGBA(0, 0, 0, alpha: 0)
}
