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

  /// Which side of the pixels is up, in the order of EXIF.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  /// Pixels, `scale` to a point, with another side up; `label` is read to those who do not see them.
  public init(_ cgImage: CGImage, scale: Double, orientation: Orientation, label: Text) {
    self.init(cgImage.picture.turned(orientation), scale: scale)
  }

  /// Pixels, `scale` to a point, with another side up, which say nothing to those who do not see them.
  public init(decorative cgImage: CGImage, scale: Double, orientation: Orientation) {
    self.init(cgImage.picture.turned(orientation), scale: scale)
  }
}

extension Color: CustomStringConvertible {
  /// The name of a colour of the system's, or the digits of its parts in light mode.
  public var description: String {
    let named: [(String, Color)] = [
      ("black", .black), ("blue", .blue), ("brown", .brown), ("clear", .clear), ("cyan", .cyan), ("gray", .gray),
      ("green", .green), ("indigo", .indigo), ("mint", .mint), ("orange", .orange), ("pink", .pink),
      ("primary", .primary), ("purple", .purple), ("red", .red), ("secondary", .secondary), ("teal", .teal),
      ("white", .white), ("yellow", .yellow),
    ]
    if let name = named.first(where: { $0.1 == self })?.0 { return name }
    let color = rgba(in: .light)
    return "#"
      + [color.red, color.green, color.blue, color.alpha].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
