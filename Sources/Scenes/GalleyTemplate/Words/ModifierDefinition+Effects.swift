import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let effects: [ModifierDefinition] = [
    ModifierDefinition(
      "blendMode", "How the view mixes with what is beneath it.", .word(.blendMode), paints
    ) { view, mode in view.blendMode(mode) },
    ModifierDefinition(
      "rotationEffect", "Turns the drawing clockwise by degrees, not the layout.",
      .oneOf(TypedShape<Double>.number(.degrees).map { Turn(degrees: $0) }, Turn.shape), paints
    ) { view, turn in view.rotationEffect(.degrees(turn.degrees), anchor: turn.anchor) },
    ModifierDefinition(
      "scaleEffect", "Draws the view larger or smaller, not laid out so.",
      .oneOf(TypedShape<Double>.number(.factor).map { AxisScale(x: $0, y: $0) }, AxisScale.shape), paints
    ) { view, scale in view.scaleEffect(x: scale.x, y: scale.y, anchor: scale.anchor) },
    ModifierDefinition(
      "scrollTransition", "How the view looks where it leaves the window of its scroller; in between, as much.",
      EdgeLooks.shape, ModifierTraits(need: .around(.scroller), onlyPaints: true)
    ) { view, looks in view.scrolled(as: looks) },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)
}

private let anchor = TypedField(
  "anchor", .unitPoint, "The place that stays where it is; center by default.", default: .center)

private struct Turn: Sendable {
  var degrees: Double
  var anchor = UnitPoint.center

  static let shape = TypedShape<Turn>.record("rotationEffect", "A turn.") { fields in
    let degrees = fields.required("degrees", .number(.degrees), "How far, clockwise.")
    let anchor = fields.add(GalleyTemplate.anchor)
    return { given in try Turn(degrees: given[degrees], anchor: given[anchor]) }
  }
}

private struct AxisScale: Sendable {
  var x: Double
  var y: Double
  var anchor = UnitPoint.center

  static let shape = TypedShape<AxisScale>.record("scaleEffect", "A scale on each axis.") { fields in
    let x = fields.optional("x", .number(.factor), "How many times as wide; 1 by default.", default: 1)
    let y = fields.optional("y", .number(.factor), "How many times as tall; 1 by default.", default: 1)
    let anchor = fields.add(GalleyTemplate.anchor)
    return { given in try AxisScale(x: given[x], y: given[y], anchor: given[anchor]) }
  }
}

private struct EdgeLooks: Sendable {
  let axis: Axis?
  let opacity: Double
  let scale: Double
  let offset: Point
  let degrees: Double
  let anchor: UnitPoint
  let configuration: ScrollTransitionConfiguration

  static let shape = TypedShape<EdgeLooks>.record("scrollTransition", "The looks at an edge.") { fields in
    let opacity = fields.optional("opacity", .number(.fraction), "How much of it shows; all by default.", default: 1)
    let scale = fields.optional("scale", .number(.factor), "How many times as large; 1 by default.", default: 1)
    let x = fields.optional(
      "x", .number(.points), "How far to the right at the end, and to the left at the start; 0 by default.", default: 0)
    let y = fields.optional(
      "y", .number(.points), "How far down at the end, and up at the start; 0 by default.", default: 0)
    let degrees = fields.optional(
      "degrees", .number(.degrees), "A turn, clockwise at the end; 0 by default.", default: 0)
    let axis = fields.optional("axis", edges, "Which edges count; those of both axes by default.")
    let anchor = fields.add(GalleyTemplate.anchor)
    let animation = fields.optional(
      "animation", .motion,
      "How the look changes at once where the view passes `visible`; without one it changes with the finger.")
    let visible = fields.optional(
      "visible", .number(.fraction), "How much of the view has to show for its own look; 1 by default.", default: 1)
    return { given in
      let drive: ScrollTransitionConfiguration =
        switch try given[animation] {
        case nil: .interactive
        // Explicitly without an animation.
        case .some(let animation): .animated(animation ?? .linear(duration: 0))
        }
      return try EdgeLooks(
        axis: given[axis], opacity: given[opacity], scale: given[scale], offset: Point(x: given[x], y: given[y]),
        degrees: given[degrees], anchor: given[anchor], configuration: drive.threshold(.visible(given[visible])))
    }
  }

  private static let edges = TypedShape<Axis>.words(
    "an axis", ["vertical": (.vertical, "Top and bottom."), "horizontal": (.horizontal, "The sides.")])
}

extension View {
  fileprivate func scrolled(as looks: EdgeLooks) -> some View {
    scrollTransition(looks.configuration, axis: looks.axis) { content, phase in
      content.opacity(phase.isIdentity ? 1 : looks.opacity)
        .scaleEffect(phase.isIdentity ? 1 : looks.scale, anchor: looks.anchor)
        .rotationEffect(.degrees(looks.degrees * phase.value), anchor: looks.anchor)
        .offset(x: looks.offset.x * phase.value, y: looks.offset.y * phase.value)
    }
  }
}
