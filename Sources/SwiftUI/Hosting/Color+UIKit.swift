public import CoreGraphics
public import GalleyViews
public import UIKit

extension Color {
  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}

extension Color {
  /// A final colour.
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }

  /// A final colour.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }

  /// The colour that holds in light mode.
  public var cgColor: CGColor? { CGColor(rgba(in: .light)) }
}

extension Image {
  /// An image of UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image }

  /// Pixels, `scale` to a point; `label` is read to those who do not see them.
  public init(_ cgImage: CGImage, scale: Double, label: Text) { self.init(cgImage.picture, scale: scale) }

  /// Pixels, `scale` to a point, which say nothing to those who do not see them.
  public init(decorative cgImage: CGImage, scale: Double) { self.init(cgImage.picture, scale: scale) }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
