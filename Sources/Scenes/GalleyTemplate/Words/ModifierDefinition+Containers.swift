import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let containers: [ModifierDefinition] = [
    ModifierDefinition(
      "containerRelativeFrame",
      "Makes the view as large as the surrounding scroll view or screen, or as a fraction of it.",
      .oneOf(TypedShape<Axis.Set>.fitAxes.map(ContainerShare.all), ContainerShare.shape),
      .openLength
    ) { view, share in share.frame(around: view) },
    ModifierDefinition(
      "contentMargins", "Adds margins around the content of the scroll views inside: points, or points by side.",
      .insets(.points), ModifierTraits(need: .inside(.scroller))
    ) { view, insets in view.contentMargins(.all, insets) },
    ModifierDefinition(
      "safeAreaPadding", "Adds padding to the safe area: points, or points by side. `true` is 16 pt on all sides.",
      .padding, .openLength
    ) { view, insets in insets.map { AnyView(view.safeAreaPadding($0)) } ?? view },
  ]
}

/// A size relative to the scroll view or screen around the view.
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
    "containerRelativeFrame", "A fraction of the surrounding scroll view or screen."
  ) { fields in
    let part = TypedShape<Int>.count("a number of parts", from: 1, to: 1000)
    let axes = fields.required("axes", .fitAxes, "Axes on which the view gets this size.")
    let count = fields.optional(
      "count", part, "Number of equal columns or rows that divide the space (default: 1).", default: 1)
    let span = fields.optional("span", part, "Number of columns or rows that the view spans (default: 1).", default: 1)
    let spacing = fields.optional(
      "spacing", .number(.length), "Spacing between columns or rows (default: 0 pt).", default: 0)
    let alignment = fields.optional(
      "alignment", .alignment, "Alignment of the view in its space (default: center).", default: .center)
    return { given in
      try .part(
        given[axes], count: given[count], span: given[span], spacing: given[spacing], given[alignment])
    }
  }
}
