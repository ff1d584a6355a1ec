public import GalleyText

/// A length that grows with the text of a style, as people want text larger or smaller.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// A length that is `wrappedValue` at the size `large`, and grows with `style`.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    self.style = style
  }

  /// The length at the size that people want, in points.
  public var wrappedValue: Value { base * Value(style.pointSize(at: size) / style.pointSize(at: .large)) }
}
