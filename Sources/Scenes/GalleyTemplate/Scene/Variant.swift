public struct Variant: Hashable, Sendable {
  public let canvas: SceneCanvas
  /// The labels in the order of the file, such as `dynamicType` and `large`.
  public let labels: [Label]

  public struct Label: Hashable, Sendable {
    public let axis: String
    public let value: String
  }

  package static let limit = 1000

  /// Returns the value on an axis, or `nil` if there is no such axis.
  package func value(on axis: String) -> String? {
    guard let axis = VariantAxis.all.first(where: { $0.name == axis || $0.field.key == axis }) else { return nil }
    return labels.first { $0.axis == axis.name }?.value ?? axis.current(canvas)
  }

  package static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
