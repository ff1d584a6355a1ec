public import Foundation
public import GalleyPicture

/// A final colour.
public final class CGColor: Hashable, Sendable {
  /// The colour as pictures hold it.
  public let rgba: RGBA

  /// The colour that is `rgba`.
  public init(_ rgba: RGBA) { self.rgba = rgba }

  /// A colour from sRGB components, each 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A grey from black at 0 to white at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green and blue components and the opacity, each 0 … 1.
  public var components: [Double]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0 … 1.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  /// The colour with another opacity, 0 … 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: Double(alpha)))
  }

  /// Whether both are the same colour.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.rgba == second.rgba }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
