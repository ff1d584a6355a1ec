import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let effects: [ModifierDefinition] = [
    ModifierDefinition(
      "blendMode", "How the view's colours blend with the colours behind it.", .word(.blendMode), paints
    ) { view, mode in view.blendMode(mode) },
    ModifierDefinition(
      "rotationEffect", "Rotates the drawing clockwise, in degrees; the layout stays unchanged.",
      .oneOf(TypedShape<Double>.number(.degrees).map { Turn(degrees: $0) }, Turn.shape), paints
    ) { view, turn in view.rotationEffect(.degrees(turn.degrees), anchor: turn.anchor) },
    ModifierDefinition(
      "scaleEffect", "Scales the drawing; the layout stays unchanged.",
      .oneOf(TypedShape<Double>.number(.factor).map { AxisScale(x: $0, y: $0) }, AxisScale.shape), paints
    ) { view, scale in view.scaleEffect(x: scale.x, y: scale.y, anchor: scale.anchor) },
    ModifierDefinition(
      "scrollTransition", "Changes the view while it enters or leaves the visible part of its scroll view.",
      EdgeStyles.shape, ModifierTraits(need: .around(.scroller), onlyPaints: true)
    ) { view, looks in view.scrolled(as: looks) },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)
}

private let anchor = TypedField(
  "anchor", .unitPoint, "Point that stays fixed (default: center).", default: .center)

private struct Turn: Sendable {
  var degrees: Double
  var anchor = UnitPoint.center

  static let shape = TypedShape<Turn>.record("rotationEffect", "A rotation.") { fields in
    let degrees = fields.required("degrees", .number(.degrees), "Clockwise angle.")
    let anchor = fields.add(GalleyTemplate.anchor)
    return { given in try Turn(degrees: given[degrees], anchor: given[anchor]) }
  }
}

private struct AxisScale: Sendable {
  var x: Double
  var y: Double
  var anchor = UnitPoint.center

  static let shape = TypedShape<AxisScale>.record("scaleEffect", "Scale factors for each axis.") { fields in
    let x = fields.optional("x", .number(.factor), "Horizontal factor (default: 1).", default: 1)
    let y = fields.optional("y", .number(.factor), "Vertical factor (default: 1).", default: 1)
    let anchor = fields.add(GalleyTemplate.anchor)
    return { given in try AxisScale(x: given[x], y: given[y], anchor: given[anchor]) }
  }
}

private struct EdgeStyles: Sendable {
  let axis: Axis?
  let opacity: Double
  let scale: Double
  let offset: Point
  let degrees: Double
  let anchor: UnitPoint
  let configuration: ScrollTransitionConfiguration

  static let shape = TypedShape<EdgeStyles>.record("scrollTransition", "The view's appearance at an edge.") { fields in
    let opacity = fields.optional("opacity", .number(.fraction), "Opacity (default: 1).", default: 1)
    let scale = fields.optional("scale", .number(.factor), "Scale factor (default: 1).", default: 1)
    let x = fields.optional(
      "x", .number(.points),
      "Offset to the right at the trailing edge, to the left at the leading edge (default: 0 pt).", default: 0)
    let y = fields.optional(
      "y", .number(.points), "Offset downwards at the lower edge, upwards at the upper edge (default: 0 pt).",
      default: 0)
    let degrees = fields.optional(
      "degrees", .number(.degrees), "Clockwise rotation at the end, anticlockwise at the start (default: 0 degrees).",
      default: 0)
    let axis = fields.optional("axis", edges, "Axis at whose edges the view changes (default: both axes).")
    let anchor = fields.add(GalleyTemplate.anchor)
    let animation = fields.optional(
      "animation", .motion,
      "Animation that starts when the visible fraction passes `visible`. Without it, the change follows the offset.")
    let visible = fields.optional(
      "visible", .number(.fraction), "Visible fraction above which the view is unchanged (default: 1).", default: 1)
    return { given in
      let drive: ScrollTransitionConfiguration =
        switch try given[animation] {
        case nil: .interactive
        // The value turns the animation off explicitly.
        case .some(let animation): .animated(animation ?? .linear(duration: 0))
        }
      return try EdgeStyles(
        axis: given[axis], opacity: given[opacity], scale: given[scale], offset: Point(x: given[x], y: given[y]),
        degrees: given[degrees], anchor: given[anchor], configuration: drive.threshold(.visible(given[visible])))
    }
  }

  private static let edges = TypedShape<Axis>.words(
    "an axis", ["vertical": (.vertical, "Top and bottom."), "horizontal": (.horizontal, "The sides.")])
}

extension View {
  fileprivate func scrolled(as looks: EdgeStyles) -> some View {
    scrollTransition(looks.configuration, axis: looks.axis) { content, phase in
      content.opacity(phase.isIdentity ? 1 : looks.opacity)
        .scaleEffect(phase.isIdentity ? 1 : looks.scale, anchor: looks.anchor)
        .rotationEffect(.degrees(looks.degrees * phase.value), anchor: looks.anchor)
        .offset(x: looks.offset.x * phase.value, y: looks.offset.y * phase.value)
    }
  }
}
