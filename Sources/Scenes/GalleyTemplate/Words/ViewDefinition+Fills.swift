import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleyTables
package import GalleyViews

extension ViewDefinition {
  /// Fills can fill shapes or stand alone as views.
  package static let fills = styles.map(\.view)

  /// `nil` if `template` is another view.
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
      mistake: (@Sendable (SceneValue?, SceneRecord, [Table]) -> ViewMistake?)? = nil,
      make: @escaping @Sendable (Content, Arguments) -> AnyShapeStyle
    ) {
      self.init(
        name, doc, content, arguments, mistake: mistake, inRows: { content, arguments, _ in make(content, arguments) })
    }

    init<Content, Arguments>(
      _ name: String, _ doc: String, _ content: TypedShape<Content>, _ arguments: TypedShape<Arguments>,
      mistake: (@Sendable (SceneValue?, SceneRecord, [Table]) -> ViewMistake?)? = nil, namesImage: Bool = false,
      inRows make: @escaping @Sendable (Content, Arguments, RowScope) -> AnyShapeStyle
    ) {
      view = ViewDefinition(name, doc, content, arguments, ViewTraits(mistake: mistake, namesImage: namesImage)) {
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
      "RadialGradient", "Colours that change with the distance from a place.", GradientColor.list, GradientRings.points
    ) {
      AnyShapeStyle(
        RadialGradient(stops: $0.stops, center: $1.center, startRadius: $1.start, endRadius: $1.end))
    },
    Fill(
      "EllipticalGradient", "Colours that change on ellipses as broad and high as what they fill.", GradientColor.list,
      GradientRings.shares
    ) {
      AnyShapeStyle(
        EllipticalGradient(
          stops: $0.stops, center: $1.center, startRadiusFraction: $1.start, endRadiusFraction: $1.end))
    },
    Fill(
      "AngularGradient", "Colours that change with the direction from a place.", GradientColor.list, GradientTurn.shape
    ) {
      AnyShapeStyle(
        AngularGradient(
          stops: $0.stops, center: $1.center, startAngle: .degrees($1.start), endAngle: .degrees($1.end)))
    },
    Fill(
      "MeshGradient", "Colours of points in rows and columns, and the colours between them.", GradientColor.list,
      GradientMesh.shape, mistake: GradientMesh.mistake
    ) { colors, mesh in AnyShapeStyle(mesh.gradient(of: colors.map(\.color))) },
    Fill(
      "ShadowStyle", "A colour or a gradient with a shadow beneath what it fills, or inside of that.",
      TypedShape<SceneStyle>.style, FillShadows.shape
    ) { style, shadows, rows in shadows.added(to: AnyShapeStyle(style.resolved(in: rows))) },
    Fill(
      "ImagePaint", "A PNG or JPEG file beside the scene, again and again over what it fills.",
      TypedShape<Interpolation>.interpolation("an image file"), ImageTiling.shape, namesImage: true
    ) { path, tiling, rows in
      AnyShapeStyle(
        ImagePaint(
          image: Image(FilePath.join(rows.folder, path.text(in: rows))), sourceRect: tiling.part, scale: tiling.scale))
    },
    Fill(
      "Material", "A ground of glass: what lies beneath is blurred, and under a tint.", material,
      TypedShape<Bool>.nothing
    ) { material, _ in AnyShapeStyle(material) },
  ]

  private static let material = TypedShape<Material>.words(
    "a material",
    [
      "ultraThin": (.ultraThin, "Shows most of what is beneath."), "thin": (.thin, "Shows more than it hides."),
      "regular": (.regular, "The usual one."), "thick": (.thick, "Hides more than it shows."),
      "ultraThick": (.ultraThick, "Hides most of what is beneath."), "bar": (.bar, "That of the system's bars."),
    ])
}

private let center = TypedField("center", .unitPoint, "Where the middle lies; center by default.", default: .center)

private struct ImageTiling: Sendable {
  let part: Rect
  let scale: Double

  static let shape = TypedShape<ImageTiling>.record("", "") { fields in
    let scale = fields.optional(
      "scale", .number(.factor), "How large the image is beside its own size; 1 by default.", default: 1)
    let part = fields.optional(
      "sourceRect", rect, "The part of the image that is repeated; all of it by default.",
      default: Rect(x: 0, y: 0, width: 1, height: 1))
    return { given in try ImageTiling(part: given[part], scale: given[scale]) }
  }

  private static let rect = TypedShape<Rect>.record("sourceRect", "A part of an image.") { fields in
    let x = fields.optional("x", .number(.fraction), "Its left edge, 0 to 1; 0 by default.", default: 0)
    let y = fields.optional("y", .number(.fraction), "Its upper edge, 0 to 1; 0 by default.", default: 0)
    let width = fields.optional("width", .number(.fraction), "Its width, 0 to 1; 1 by default.", default: 1)
    let height = fields.optional("height", .number(.fraction), "Its height, 0 to 1; 1 by default.", default: 1)
    return { given in try Rect(x: given[x], y: given[y], width: given[width], height: given[height]) }
  }
}

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

private struct GradientRings: Sendable {
  let center: UnitPoint
  let start: Double
  let end: Double

  static let points = TypedShape<GradientRings>.record("", "") { fields in
    let center = fields.add(GalleyTemplate.center)
    let start = fields.optional(
      "startRadius", .number(.length), "How far from the middle the first colour ends, in points; 0 by default.",
      default: 0)
    let end = fields.required("endRadius", .number(.length), "Where the last colour begins, in points.")
    return { given in try GradientRings(center: given[center], start: given[start], end: given[end]) }
  }

  static let shares = TypedShape<GradientRings>.record("", "") { fields in
    let center = fields.add(GalleyTemplate.center)
    let start = fields.optional(
      "startRadiusFraction", .number(.fraction),
      "How far from the middle the first colour ends, as a share of the sides; 0 by default.", default: 0)
    let end = fields.optional(
      "endRadiusFraction", .number(.fraction), "Where the last colour begins; 50% by default.", default: 0.5)
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
      "Where the first colour lies, in degrees clockwise from the right; 0 by default.",
      default: 0)
    let end = fields.optional(
      "endAngle", .number(.degrees), "Where the last colour lies, in degrees; 360 by default.", default: 360)
    return { given in try GradientTurn(center: given[center], start: given[start], end: given[end]) }
  }
}

/// Without a location, colours are spaced evenly.
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

extension [GradientColor] {
  fileprivate var stops: [Gradient.Stop] {
    let last = Double(Swift.max(count - 1, 1))
    return enumerated().map { index, color in
      Gradient.Stop(color: color.color, location: color.location ?? Double(index) / last)
    }
  }
}
