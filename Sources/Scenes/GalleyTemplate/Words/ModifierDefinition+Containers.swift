import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let containers: [ModifierDefinition] = [
    ModifierDefinition(
      "containerRelativeFrame", "Makes the view as large as the scroller or screen around it, or a share.",
      .oneOf(TypedShape<Axis.Set>.fitAxes.map(ContainerShare.all), ContainerShare.shape),
      .openLength
    ) { view, share in share.frame(around: view) },
    ModifierDefinition(
      "contentMargins", "Room around the content of the scrollers inside: points, or points by side.",
      .insets(.points), ModifierTraits(need: .inside(.scroller))
    ) { view, insets in view.contentMargins(.all, insets) },
    ModifierDefinition(
      "safeAreaPadding", "Makes the safe area smaller: points, or points by side. `true` is 16 on all sides.",
      .padding, .openLength
    ) { view, insets in insets.map { AnyView(view.safeAreaPadding($0)) } ?? view },
  ]
}

/// The size relative to the scroller or screen around the view.
private enum ContainerShare: Sendable {
  case all(Axis.Set)
  case part(Axis.Set, count: Int, span: Int, spacing: Double, Alignment)

  func frame(around view: AnyView) -> AnyView {
    switch self {
    case .all(let axes): AnyView(view.containerRelativeFrame(axes))
    case .part(let axes, let count, let span, let spacing, let alignment):
      AnyView(
        view.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment))
    }
  }

  static let shape = TypedShape<ContainerShare>.record(
    "containerRelativeFrame", "A share of the scroller or screen around the view."
  ) { fields in
    let part = TypedShape<Int>.count("a number of parts", from: 1, to: 1000)
    let axes = fields.required("axes", .fitAxes, "The axes on which it is sized so.")
    let count = fields.optional(
      "count", part, "How many equal parts the room is cut into; 1 by default.", default: 1)
    let span = fields.optional("span", part, "How many of them the view takes; 1 by default.", default: 1)
    let spacing = fields.optional(
      "spacing", .number(.length), "The room between the parts, in points; 0 by default.", default: 0)
    let alignment = fields.optional(
      "alignment", .alignment, "Where the view lies in its share; center by default.", default: .center)
    return { given in
      try .part(
        given[axes], count: given[count], span: given[span], spacing: given[spacing], given[alignment])
    }
  }
}
