import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ModifierDefinition {
  static let layers: [ModifierDefinition] = [
    .inRows("background", "Draws a colour or a view behind this view, in this view's size.", .layer, paints) {
      view, layer, rows in
      switch layer {
      case .style(let style): background(view, style.resolved(in: rows))
      case .view(let layer):
        AnyView(view.background(alignment: layer.layerAlignment(in: rows)) { layer.views(in: rows) })
      }
    },
    .inRows("overlay", "Draws a colour or a view in front of this view, in this view's size.", .layer, paints) {
      view, layer, rows in
      switch layer {
      case .style(let style): overlay(view, style.resolved(in: rows))
      case .view(let layer): AnyView(view.overlay(alignment: layer.layerAlignment(in: rows)) { layer.views(in: rows) })
      }
    },
    ModifierDefinition(
      "border", "Draws a line inside the view's edges.",
      .oneOf(TypedShape<Color>.color.map { BorderLine(color: $0, width: 1) }, BorderLine.shape), paints
    ) { view, line in view.border(line.color, width: line.width) },
    ModifierDefinition(
      "shadow", "Adds a soft shadow.",
      .oneOf(TypedShape<Double>.number(.length).map { Shadow(radius: $0) }, Shadow.shape), paints
    ) { view, shadow in view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y) },
    .inRows(
      "mask", "Shows only those parts of the view that a colour or a view of the same size covers.", .layer
    ) { view, layer, rows in
      switch layer {
      // A colour fills the whole view.
      case .style(let style): mask(view, style.resolved(in: rows))
      case .view(let layer): AnyView(view.mask(alignment: layer.layerAlignment(in: rows)) { layer.views(in: rows) })
      }
    },
    ModifierDefinition(
      "zIndex", "Draws views with a higher index in front of their siblings (default: 0).",
      .number(NumberShape(noun: "an index")), paints
    ) { view, index in view.zIndex(index) },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)
}

private func background(_ view: AnyView, _ style: some ShapeStyle) -> AnyView { AnyView(view.background(style)) }

private func overlay(_ view: AnyView, _ style: some ShapeStyle) -> AnyView { AnyView(view.overlay(style)) }

private func mask(_ view: AnyView, _ style: some ShapeStyle) -> AnyView {
  AnyView(view.mask { Rectangle().fill(style) })
}

private struct BorderLine: Sendable {
  let color: Color
  let width: Double

  static let shape = TypedShape<BorderLine>.record("border", "A line along the edges.") { fields in
    let color = fields.required("color", .color, "Colour of the line.")
    let width = fields.optional(
      "width", .number(.length), "Width of the line (default: 1 pt).", default: 1)
    return { given in try BorderLine(color: given[color], width: given[width]) }
  }
}

private struct Shadow: Sendable {
  var color = Color(white: 0, opacity: 0.33)
  var radius: Double
  var x = 0.0
  var y = 0.0

  static let shape = TypedShape<Shadow>.record("shadow", "A soft shadow.") { fields in
    let radius = fields.required("radius", .number(.length), "Blur radius, in points.")
    let color = fields.optional(
      "color", .color, "Colour (default: black with an opacity of one third).", default: Shadow(radius: 0).color)
    let x = fields.optional(
      "x", .number(.points), "Offset to the right (default: 0 pt).", default: 0)
    let y = fields.optional("y", .number(.points), "Offset downwards (default: 0 pt).", default: 0)
    return { given in try Shadow(color: given[color], radius: given[radius], x: given[x], y: given[y]) }
  }
}
