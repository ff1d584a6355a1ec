import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ViewDefinition {
  package static let shapes: [ViewDefinition] =
    [
      shape("Rectangle", "A rectangle", .nothing) { _ in Rectangle() },
      shape("RoundedRectangle", "A rectangle with rounded corners", roundedCorners) { corners in
        RoundedRectangle(cornerRadius: corners.radius, style: corners.style)
      }, shape("Circle", "The largest circle that fits", .nothing) { _ in Circle() },
      shape(
        "Capsule", "A rectangle whose shorter sides are semicircles",
        TypedShape<RoundedCornerStyle>.record("", "") { fields in
          let style = fields.add(cornerStyle)
          return { given in try given[style] }
        }
      ) { Capsule(style: $0) },
      shape("Ellipse", "The ellipse that touches all four sides of its frame", .nothing) { _ in Ellipse() },
    ] + fills

  package static let fill = TypedField<SceneStyle?>(
    "fill", TypedShape<SceneStyle>.style, "Fill style; you can also write it as the view's value.")

  private static func shape<Arguments>(
    _ name: String, _ doc: String, _ own: TypedShape<Arguments>, outline: @escaping @Sendable (Arguments) -> any Shape
  ) -> ViewDefinition {
    let drawing = TypedShape<ShapeDrawing<Arguments>>.drawing(own)
    return ViewDefinition(
      name, doc + ", filled with a style (default: the foreground style).", optional: .style, drawing,
      ViewTraits(outline: { record in own.read(.record(record)).map(outline) })
    ) { style, drawing, view in
      let shape = outline(drawing.own)
      if let stroke = drawing.stroke { return shape.outlined(stroke.resolved(in: view.rows), width: drawing.lineWidth) }
      return style.map { shape.filled($0.resolved(in: view.rows)) } ?? shape
    }
  }

  private static let cornerStyle = TypedField(
    "style", .cornerStyle, "Shape of the corners (default: continuous).", default: .continuous)

  private static let roundedCorners = TypedShape<(radius: Double, style: RoundedCornerStyle)>.record("", "") { fields in
    let radius = fields.required("cornerRadius", .number(.length), "Corner radius, in points.")
    let style = fields.add(cornerStyle)
    return { given in try (radius: given[radius], style: given[style]) }
  }
}

extension Shape {
  fileprivate func filled(_ style: some ShapeStyle) -> any View { fill(style) }

  fileprivate func outlined(_ style: some ShapeStyle, width: Double) -> any View {
    strokeBorder(style, lineWidth: width)
  }
}

private struct ShapeDrawing<Arguments: Sendable>: Sendable {
  let own: Arguments
  let stroke: SceneStyle?
  let lineWidth: Double
}

extension TypedShape {
  fileprivate static func drawing<Arguments>(_ own: TypedShape<Arguments>) -> Self
  where Value == ShapeDrawing<Arguments> {
    .record("", "") { fields in
      if case .record(let record) = own.shape { fields.add(record.fields) }
      fields.add(ViewDefinition.fill)
      let stroke = fields.optional("stroke", .style, "Draws only the outline, inside the shape's edge, in this style.")
      let lineWidth = fields.optional(
        "lineWidth", .number(.length), "Width of the outline (default: 1 pt).", default: 1)
      return { given in
        try own.read(.record(given.record)).map {
          try ShapeDrawing(own: $0, stroke: given[stroke], lineWidth: given[lineWidth])
        }
      }
    }
  }
}

extension TypedShape<RoundedCornerStyle> {
  fileprivate static var cornerStyle: Self {
    .words(
      "a corner style",
      [
        "continuous": (.continuous, "The curvature changes smoothly (default)."),
        "circular": (.circular, "A quarter circle."),
      ])
  }
}
