import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleyTables
package import GalleyViews

extension ViewDefinition {
  /// The views that can fill shapes or be views themselves.
  package static let fills = styles.map(\.view)

  /// Returns the style of a fill, or `nil` if `template` is another view.
  package static func style(of template: ViewTemplate, in rows: RowScope) -> AnyShapeStyle? {
    guard let fill = styles.first(where: { $0.view == template.definition }) else { return nil }
    // A fill with errors is transparent.
    return fill.style(template.content?.settled(in: rows), template.arguments.settled(in: rows), rows)
      ?? AnyShapeStyle(Color.clear)
  }

  package var isFill: Bool { ViewDefinition.fills.contains(self) }

  private struct Fill: Sendable {
    let view: ViewDefinition
    let style: @Sendable (SceneValue?, SceneRecord, RowScope) -> AnyShapeStyle?

    init<Content, Arguments>(
      _ name: String, _ doc: String, _ content: TypedShape<Content>, _ arguments: TypedShape<Arguments>,
      error: (@Sendable (SceneValue?, SceneRecord, [Table]) -> ArgumentError?)? = nil,
      make: @escaping @Sendable (Content, Arguments) -> AnyShapeStyle
    ) {
      self.init(
        name, doc, content, arguments, error: error, inRows: { content, arguments, _ in make(content, arguments) })
    }

    init<Content, Arguments>(
      _ name: String, _ doc: String, _ content: TypedShape<Content>, _ arguments: TypedShape<Arguments>,
      error: (@Sendable (SceneValue?, SceneRecord, [Table]) -> ArgumentError?)? = nil, namesImage: Bool = false,
      inRows make: @escaping @Sendable (Content, Arguments, RowScope) -> AnyShapeStyle
    ) {
      view = ViewDefinition(name, doc, content, arguments, ViewTraits(error: error, namesImage: namesImage)) {
        content, arguments, view in
        Rectangle().fill(make(content, arguments, view.rows))
      }
      style = { value, record, rows in
        guard let content = value.flatMap(content.read), let arguments = arguments.read(.record(record)) else {
          return nil
        }
        return make(content, arguments, rows)
      }
    }
  }

  private static let styles = [
    Fill("LinearGradient", "Colours that change along a line.", GradientColor.list, GradientLine.shape) {
      AnyShapeStyle(LinearGradient(stops: $0.stops, startPoint: $1.start, endPoint: $1.end))
    },
    Fill(
      "RadialGradient", "Colours that change with the distance from a point.", GradientColor.list, GradientRings.points
    ) {
      AnyShapeStyle(
        RadialGradient(stops: $0.stops, center: $1.center, startRadius: $1.start, endRadius: $1.end))
    },
    Fill(
      "EllipticalGradient",
      "Like RadialGradient, with ellipses in the proportions of the filled area instead of circles.",
      GradientColor.list,
      GradientRings.shares
    ) {
      AnyShapeStyle(
        EllipticalGradient(
          stops: $0.stops, center: $1.center, startRadiusFraction: $1.start, endRadiusFraction: $1.end))
    },
    Fill(
      "AngularGradient", "Colours that change with the angle around a point.", GradientColor.list, GradientTurn.shape
    ) {
      AnyShapeStyle(
        AngularGradient(
          stops: $0.stops, center: $1.center, startAngle: .degrees($1.start), endAngle: .degrees($1.end)))
    },
    Fill(
      "MeshGradient", "Colours at the points of a grid, with smooth transitions between them.",
      GradientColor.list,
      GradientMesh.shape, error: GradientMesh.error
    ) { colors, mesh in AnyShapeStyle(mesh.gradient(of: colors.map(\.color))) },
    Fill(
      "ShadowStyle", "A colour or a gradient with a drop shadow or an inner shadow.",
      TypedShape<SceneStyle>.style, FillShadows.shape
    ) { style, shadows, rows in shadows.added(to: AnyShapeStyle(style.resolved(in: rows))) },
    Fill(
      "ImagePaint", "A PNG or JPEG file, relative to the scene, repeated over the filled area.",
      TypedShape<Interpolation>.interpolation("an image file"), ImageTiling.shape, namesImage: true
    ) { path, tiling, rows in
      AnyShapeStyle(
        ImagePaint(
          image: Image(FilePath.join(rows.folder, path.text(in: rows))), sourceRect: tiling.part, scale: tiling.scale))
    },
    Fill(
      "Material", "A translucent background that blurs and tints the content behind it.", material,
      TypedShape<Bool>.nothing
    ) { material, _ in AnyShapeStyle(material) },
  ]

  private static let material = TypedShape<Material>.words(
    "a material",
    [
      "ultraThin": (.ultraThin, "The most transparent."), "thin": (.thin, "More transparent than opaque."),
      "regular": (.regular, "The standard material."), "thick": (.thick, "More opaque than transparent."),
      "ultraThick": (.ultraThick, "The most opaque."), "bar": (.bar, "As in system bars."),
    ])
}

private let center = TypedField("center", .unitPoint, "Position of the centre (default: center).", default: .center)

private struct ImageTiling: Sendable {
  let part: Rect
  let scale: Double

  static let shape = TypedShape<ImageTiling>.record("", "") { fields in
    let scale = fields.optional(
      "scale", .number(.factor), "Scale of the image (default: 1).", default: 1)
    let part = fields.optional(
      "sourceRect", rect, "Part of the image that is repeated (default: the whole image).",
      default: Rect(x: 0, y: 0, width: 1, height: 1))
    return { given in try ImageTiling(part: given[part], scale: given[scale]) }
  }

  private static let rect = TypedShape<Rect>.record("sourceRect", "A part of an image.") { fields in
    let x = fields.optional("x", .number(.fraction), "Left edge, 0 to 1 (default: 0).", default: 0)
    let y = fields.optional("y", .number(.fraction), "Upper edge, 0 to 1 (default: 0).", default: 0)
    let width = fields.optional("width", .number(.fraction), "Width, 0 to 1 (default: 1).", default: 1)
    let height = fields.optional("height", .number(.fraction), "Height, 0 to 1 (default: 1).", default: 1)
    return { given in try Rect(x: given[x], y: given[y], width: given[width], height: given[height]) }
  }
}

private struct GradientLine: Sendable {
  let start: UnitPoint
  let end: UnitPoint

  static let shape = TypedShape<GradientLine>.record("", "") { fields in
    let start = fields.optional("startPoint", .unitPoint, "Position of the first colour (default: top).", default: .top)
    let end = fields.optional(
      "endPoint", .unitPoint, "Position of the last colour (default: bottom).", default: .bottom)
    return { given in try GradientLine(start: given[start], end: given[end]) }
  }
}

private struct GradientRings: Sendable {
  let center: UnitPoint
  let start: Double
  let end: Double

  static let points = TypedShape<GradientRings>.record("", "") { fields in
    let center = fields.add(GalleyTemplate.center)
    let start = fields.optional(
      "startRadius", .number(.length), "Radius at which the first colour ends (default: 0 pt).",
      default: 0)
    let end = fields.required("endRadius", .number(.length), "Radius at which the last colour begins, in points.")
    return { given in try GradientRings(center: given[center], start: given[start], end: given[end]) }
  }

  static let shares = TypedShape<GradientRings>.record("", "") { fields in
    let center = fields.add(GalleyTemplate.center)
    let start = fields.optional(
      "startRadiusFraction", .number(.fraction),
      "Radius at which the first colour ends, as a fraction of the sides (default: 0).", default: 0)
    let end = fields.optional(
      "endRadiusFraction", .number(.fraction), "Radius at which the last colour begins (default: 50%).", default: 0.5)
    return { given in try GradientRings(center: given[center], start: given[start], end: given[end]) }
  }
}

private struct GradientTurn: Sendable {
  let center: UnitPoint
  let start: Double
  let end: Double

  static let shape = TypedShape<GradientTurn>.record("", "") { fields in
    let center = fields.add(GalleyTemplate.center)
    let start = fields.optional(
      "startAngle", .number(.degrees),
      "Angle of the first colour, clockwise from the right (default: 0 degrees).",
      default: 0)
    let end = fields.optional(
      "endAngle", .number(.degrees), "Angle of the last colour (default: 360 degrees).", default: 360)
    return { given in try GradientTurn(center: given[center], start: given[start], end: given[end]) }
  }
}

/// A colour of a gradient. Colours without a location are spaced evenly.
private struct GradientColor: Sendable {
  let color: Color
  var location: Double?

  static let list = TypedShape<[GradientColor]>.list(
    .oneOf(TypedShape<Color>.color.map { GradientColor(color: $0) }, stop), noun: "colours")

  private static let stop = TypedShape<GradientColor>.record("a stop", "A colour at a position of a gradient.") {
    fields in
    let color = fields.required("color", .color, "Colour.")
    let location = fields.required("location", .number(.fraction), "Position, 0 to 1.")
    return { given in try GradientColor(color: given[color], location: given[location]) }
  }
}

extension [GradientColor] {
  fileprivate var stops: [Gradient.Stop] {
    let last = Double(Swift.max(count - 1, 1))
    return enumerated().map { index, color in
      Gradient.Stop(color: color.color, location: color.location ?? Double(index) / last)
    }
  }
}
