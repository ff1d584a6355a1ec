public import CoreGraphics
public import GalleyViews
public import UIKit

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }

  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}

extension Color {
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }

  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }

  public var cgColor: CGColor? { CGColor(rgba(in: .light)) }
}

extension Image {
  public init(uiImage: UIImage) { self = uiImage.image }

  public init(_ cgImage: CGImage, scale: Double, label: Text) { self.init(cgImage.picture, scale: scale) }

  public init(decorative cgImage: CGImage, scale: Double) { self.init(cgImage.picture, scale: scale) }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  public init(_ cgImage: CGImage, scale: Double, orientation: Orientation, label: Text) {
    self.init(cgImage.picture.turned(orientation), scale: scale)
  }

  public init(decorative cgImage: CGImage, scale: Double, orientation: Orientation) {
    self.init(cgImage.picture.turned(orientation), scale: scale)
  }
}

extension Color: CustomStringConvertible {
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
  public init(_ font: UIFont) { self = font.font }
}
