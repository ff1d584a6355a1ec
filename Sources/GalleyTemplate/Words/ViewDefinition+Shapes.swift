import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ViewDefinition {
  /// Outlines, and colours that change along a line.
  static let shapes: [ViewDefinition] = [
    shape("Rectangle", "A rectangle", .nothing) { _ in Rectangle() },
    shape("RoundedRectangle", "A rectangle with rounded corners", roundedCorners) { corners in
      RoundedRectangle(cornerRadius: corners.radius, style: corners.style)
    }, shape("Circle", "The largest circle that fits", .nothing) { _ in Circle() },
    shape(
      "Capsule", "A rectangle whose shorter sides are half circles",
      TypedShape<RoundedCornerStyle>.record("", "") { fields in
        let style = fields.add(cornerStyle)
        return { given in try given[style] }
      }
    ) { Capsule(style: $0) }, shape("Ellipse", "The ellipse that touches the four sides", .nothing) { _ in Ellipse() },
    linearGradient,
  ]

  /// The key that is another way to write a shape's content.
  static let fill = TypedField<SceneStyle?>(
    "fill", TypedShape<SceneStyle>.style, "What it is filled with; the same as a style behind its name.")

  /// Colours along a line, which shapes can be filled with.
  static let linearGradient = ViewDefinition(
    "LinearGradient", "Colours that change along a line.", GradientColor.list, GradientLine.shape
  ) { colors, line, _ in LinearGradient(colors, along: line) }

  private static func shape<Arguments>(
    _ name: String, _ doc: String, _ own: TypedShape<Arguments>, outline: @escaping @Sendable (Arguments) -> any Shape
  ) -> ViewDefinition {
    let drawing = TypedShape<ShapeDrawing<Arguments>>.drawing(own)
    return ViewDefinition(
      name, doc + ", filled with a style; the foreground style by default.", optional: .style, drawing,
      ViewTraits(outline: { record in own.read(.record(record)).map(outline) })
    ) { style, drawing, view in
      let shape = outline(drawing.own)
      if let stroke = drawing.stroke { return shape.outlined(stroke.resolved(in: view.rows), width: drawing.lineWidth) }
      return style.map { shape.filled($0.resolved(in: view.rows)) } ?? shape
    }
  }

  private static let cornerStyle = TypedField(
    "style", .cornerStyle, "How the corners meet the sides; continuous by default.", default: .continuous)

  private static let roundedCorners = TypedShape<(radius: Double, style: RoundedCornerStyle)>.record("", "") { fields in
    let radius = fields.required("cornerRadius", .number(.length), "The corners' radius in points.")
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

/// What a shape is drawn from: its own arguments and its outline's style.
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
        "lineWidth", .number(.length), "The outline's width in points; 1 by default.", default: 1)
      return { given in
        try own.read(.record(given.record)).map {
          try ShapeDrawing(own: $0, stroke: given[stroke], lineWidth: given[lineWidth])
        }
      }
    }
  }
}

extension TypedShape<RoundedCornerStyle> {
  /// How a rounded corner meets its sides.
  fileprivate static var cornerStyle: Self {
    .words(
      "a corner style",
      [
        "continuous": (.continuous, "The curvature grows smoothly; the default."),
        "circular": (.circular, "A quarter of a circle."),
      ])
  }
}

/// The line that a gradient runs along.
private struct GradientLine: Sendable {
  let start: UnitPoint
  let end: UnitPoint

  static let shape = TypedShape<GradientLine>.record("", "") { fields in
    let start = fields.optional("startPoint", .unitPoint, "Where the first colour lies; top by default.", default: .top)
    let end = fields.optional(
      "endPoint", .unitPoint, "Where the last colour lies; bottom by default.", default: .bottom)
    return { given in try GradientLine(start: given[start], end: given[end]) }
  }
}

/// A colour of a gradient; one without a place lies as far along as it stands in its list.
private struct GradientColor: Sendable {
  let color: Color
  var location: Double?

  static let list = TypedShape<[GradientColor]>.list(
    .oneOf(TypedShape<Color>.color.map { GradientColor(color: $0) }, stop), noun: "colours")

  private static let stop = TypedShape<GradientColor>.record("a stop", "A colour at a place of a gradient.") { fields in
    let color = fields.required("color", .color, "The colour.")
    let location = fields.required("location", .number(.fraction), "Its place on the line, 0 to 1.")
    return { given in try GradientColor(color: given[color], location: given[location]) }
  }
}

extension LinearGradient {
  fileprivate init(_ colors: [GradientColor], along line: GradientLine) {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(color: color.color, location: color.location ?? Double(index) / last)
    }
    self.init(stops: stops, startPoint: line.start, endPoint: line.end)
  }

  /// The gradient that a scene's view describes, in a row; clear after a mistake.
  init(_ template: ViewTemplate, in rows: RowScope) {
    let colors = (template.content?.settled(in: rows)).flatMap(GradientColor.list.read) ?? []
    let line = GradientLine.shape.read(.record(template.arguments.settled(in: rows)))
    self.init(colors, along: line ?? GradientLine(start: .top, end: .bottom))
  }
}
