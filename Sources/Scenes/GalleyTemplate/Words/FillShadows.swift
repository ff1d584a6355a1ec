import GalleyViews

package struct FillShadows: Sendable {
  let drop: ShadowStyle?
  let inner: ShadowStyle?

  package static let shape = TypedShape<FillShadows>.record("", "", needed: ["drop", "inner"]) { fields in
    let drop = fields.optional(
      "drop", shadow("drop", opacity: 0.33) { .drop(color: $0, radius: $1, x: $2, y: $3) }, "A drop shadow.")
    let inner = fields.optional(
      "inner", shadow("inner", opacity: 0.55) { .inner(color: $0, radius: $1, x: $2, y: $3) },
      "An inner shadow, cast inwards by the edges of shapes.")
    return { given in try FillShadows(drop: given[drop], inner: given[inner]) }
  }

  func added(to style: AnyShapeStyle) -> AnyShapeStyle {
    [inner, drop].compactMap { $0 }.reduce(style) { AnyShapeStyle($0.shadow($1)) }
  }

  private static func shadow(
    _ name: String, opacity: Double, make: @escaping @Sendable (Color, Double, Double, Double) -> ShadowStyle
  ) -> TypedShape<ShadowStyle> {
    .record(name, "A shadow of a fill.") { fields in
      let color = fields.optional(
        "color", .color, "Colour (default: translucent black).",
        default: Color(white: 0, opacity: opacity))
      let radius = fields.required("radius", .number(.length), "Blur radius, in points.")
      let x = fields.optional(
        "x", .number(.points), "Offset to the right (default: 0 pt).", default: 0)
      let y = fields.optional("y", .number(.points), "Offset downwards (default: 0 pt).", default: 0)
      return { given in try make(given[color], given[radius], given[x], given[y]) }
    }
  }
}
