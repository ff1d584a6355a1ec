/// A canvas out of a scene's matrix of variants, with the names of its values.
public struct Variant: Hashable, Sendable {
  public let canvas: SceneCanvas
  /// The axes that vary, in the order of the file, and this variant's value on each: `dynamicType`, `large`.
  public let labels: [Label]

  public struct Label: Hashable, Sendable {
    public let axis: String
    public let value: String
  }

  package static let limit = 1000

  /// The value on `axis`, whether it varies or not; nil for an unknown axis.
  package func value(on axis: String) -> String? {
    labels.first { $0.axis == axis }?.value ?? VariantAxis.all.first { $0.name == axis }?.current(canvas)
  }

  /// A number without a needless ".0".
  package static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
