public import GalleyText

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    self.style = style
  }

  public var wrappedValue: Value { base * Value(style.pointSize(at: size) / style.pointSize(at: .large)) }
}
