/// A canvas out of a scene's matrix of variants, with the names of its values.
public struct Variant: Hashable, Sendable {
  /// The canvas.
  public let canvas: Canvas
  /// The axes that vary, in the order of the file, and this variant's value on each: `dynamicType`, `large`.
  public let labels: [Label]

  /// A value on an axis.
  public struct Label: Hashable, Sendable {
    /// The axis, as the scene names it.
    public let axis: String
    /// The value, as the scene names it.
    public let value: String
  }

  /// The most variants a scene can have.
  static let limit = 1000

  /// The axes that paths can name, in the order in which they apply.
  static let axes = ["device", "width", "dynamicType", "colorScheme", "layoutDirection", "locale"]

  /// The value on `axis`, whether it varies or not; nil for an unknown axis and a canvas without a device.
  func value(on axis: String) -> String? {
    if let label = labels.first(where: { $0.axis == axis }) { return label.value }
    switch axis {
    case "device": return canvas.device?.name ?? "\(Self.text(canvas.width))"
    case "width": return Self.text(canvas.width)
    case "dynamicType": return "\(canvas.dynamicTypeSize)"
    case "colorScheme": return "\(canvas.colorScheme)"
    case "layoutDirection": return "\(canvas.layoutDirection)"
    case "locale": return canvas.locale
    case "scale": return Self.text(canvas.scale)
    default: return nil
    }
  }

  /// A number without a needless ".0".
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
