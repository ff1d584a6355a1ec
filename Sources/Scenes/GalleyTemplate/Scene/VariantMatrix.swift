import GalleyTables

package struct VariantMatrix {
  private(set) var variants: [Variant]
  private(set) var errors: [SceneError] = []

  init(_ axes: [VariantAxis.Written], canvas: SceneCanvas) {
    variants = [Variant(canvas: canvas, labels: [])]
    for axis in axes {
      guard axis.values.count * variants.count <= Variant.limit else {
        let kind = SceneError.Kind.moment(.tooManyVariants(axis.values.count * variants.count, limit: Variant.limit))
        errors.append(SceneError(kind, at: axis.place))
        continue
      }
      variants = variants.flatMap { variant in axis.values.map { variant.with($0, on: axis.name) } }
    }
  }
}

extension Variant {
  fileprivate func with(_ value: VariantAxis.Value, on axis: String) -> Variant {
    var canvas = canvas
    value.change(&canvas)
    return Variant(canvas: canvas, labels: labels + [Label(axis: axis, value: value.label)])
  }
}
