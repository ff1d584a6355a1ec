import GalleyGeometry

package enum InsetSides {
  static let padding = bySide(
    "padding", "Points by side; a single side overrides a pair of sides.")
  static let safeArea = bySide("safeArea", "Points by side.")

  private static func bySide(_ name: String, _ doc: String) -> TypedShape<EdgeInsets> {
    .record(name, doc) { fields in
      let top = fields.optional("top", .number(.points), "Top side.")
      let leading = fields.optional("leading", .number(.points), "Leading side.")
      let bottom = fields.optional("bottom", .number(.points), "Bottom side.")
      let trailing = fields.optional("trailing", .number(.points), "Trailing side.")
      let horizontal = fields.optional("horizontal", .number(.points), "Leading and trailing.")
      let vertical = fields.optional("vertical", .number(.points), "Top and bottom.")
      let all = fields.optional("all", .number(.points), "All four sides.", default: 0)
      return { given in
        let (across, down) = try (given[horizontal] ?? given[all], given[vertical] ?? given[all])
        return try EdgeInsets(
          top: given[top] ?? down, leading: given[leading] ?? across, bottom: given[bottom] ?? down,
          trailing: given[trailing] ?? across)
      }
    }
  }
}

extension TypedShape<EdgeInsets> {
  static func insets(_ all: NumberShape, bySide: Self = InsetSides.padding) -> Self {
    .oneOf(TypedShape<Double>.number(all).map { EdgeInsets(.all, $0) }, bySide)
  }
}
