import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ModifierDefinition {
  static let layers: [ModifierDefinition] = [
    .inRows("background", "Draws a colour or a view behind this one, as large as it.", .layer, paints) {
      view, layer, rows in
      switch layer {
      case .style(let style): background(view, style.resolved(in: rows))
      case .view(let layer):
        AnyView(view.background(alignment: layer.layerAlignment(in: rows)) { layer.views(in: rows) })
      }
    },
    .inRows("overlay", "Draws a colour or a view over this one, as large as it.", .layer, paints) { view, layer, rows in
      switch layer {
      case .style(let style): overlay(view, style.resolved(in: rows))
      case .view(let layer): AnyView(view.overlay(alignment: layer.layerAlignment(in: rows)) { layer.views(in: rows) })
      }
    },
    ModifierDefinition(
      "border", "Draws a line along the inside of the view's edges.",
      .oneOf(TypedShape<Color>.color.map { BorderLine(color: $0, width: 1) }, BorderLine.shape), paints
    ) { view, line in view.border(line.color, width: line.width) },
    ModifierDefinition(
      "shadow", "Drops a soft shadow.",
      .oneOf(TypedShape<Double>.number(.length).map { Shadow(radius: $0) }, Shadow.shape), paints
    ) { view, shadow in view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y) },
    .inRows(
      "mask", "Shows the view only where a colour or a view as large as it shows, and as much of it.", .layer
    ) { view, layer, rows in
      switch layer {
      // A colour fills the size of the view.
      case .style(let style): mask(view, style.resolved(in: rows))
      case .view(let layer): AnyView(view.mask(alignment: layer.layerAlignment(in: rows)) { layer.views(in: rows) })
      }
    },
    ModifierDefinition(
      "zIndex", "Views of higher index are drawn over their neighbours; 0 by default.",
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
    let color = fields.required("color", .color, "The line's colour.")
    let width = fields.optional(
      "width", .number(.length), "The line's width in points; 1 by default.", default: 1)
    return { given in try BorderLine(color: given[color], width: given[width]) }
  }
}

private struct Shadow: Sendable {
  var color = Color(white: 0, opacity: 0.33)
  var radius: Double
  var x = 0.0
  var y = 0.0

  static let shape = TypedShape<Shadow>.record("shadow", "A soft shadow.") { fields in
    let radius = fields.required("radius", .number(.length), "How soft it is, in points.")
    let color = fields.optional(
      "color", .color, "Its colour; black at a third by default.", default: Shadow(radius: 0).color)
    let x = fields.optional(
      "x", .number(.points), "How far it falls to the right, in points; 0 by default.", default: 0)
    let y = fields.optional("y", .number(.points), "How far it falls down, in points; 0 by default.", default: 0)
    return { given in try Shadow(color: given[color], radius: given[radius], x: given[x], y: given[y]) }
  }
}
