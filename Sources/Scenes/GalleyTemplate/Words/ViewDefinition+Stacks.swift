import GalleyGeometry
import GalleyViews

extension ViewDefinition {
  static let stacks: [ViewDefinition] = [
    ViewDefinition("HStack", "Views from leading to trailing.", .views, rowOfViews) { views, stack, view in
      HStack(alignment: stack.alignment, spacing: stack.spacing) { TemplateViews(templates: views, rows: view.rows) }
    },
    ViewDefinition("VStack", "Views from top to bottom.", .views, columnOfViews) { views, stack, view in
      VStack(alignment: stack.alignment, spacing: stack.spacing) { TemplateViews(templates: views, rows: view.rows) }
    },
    ViewDefinition(
      "ZStack", "Views on top of each other; the first one is at the back.", .views,
      TypedShape<Alignment>.record("", "") { fields in
        let alignment = fields.optional(
          "alignment", .alignment, "Alignment of the views (default: center).", default: .center)
        return { given in try given[alignment] }
      }
    ) { views, alignment, view in ZStack(alignment: alignment) { TemplateViews(templates: views, rows: view.rows) } },
  ]

  package static let spacing = TypedField(
    "spacing", TypedShape<Double>.number(.points),
    "Spacing between views (default: 8 pt, less between two Text views in a VStack).")
  static let columnAlignment = TypedField(
    "alignment", .horizontalAlignment, "Alignment of the views (default: center).", default: .center)
  static let rowAlignment = TypedField(
    "alignment", .verticalAlignment, "Alignment of the views (default: center).", default: .center)

  private static let rowOfViews = TypedShape<(alignment: VerticalAlignment, spacing: Double?)>.record("", "") {
    fields in
    let (alignment, spacing) = (fields.add(rowAlignment), fields.add(spacing))
    return { given in try (alignment: given[alignment], spacing: given[spacing]) }
  }

  private static let columnOfViews = TypedShape<(alignment: HorizontalAlignment, spacing: Double?)>.record("", "") {
    fields in
    let (alignment, spacing) = (fields.add(columnAlignment), fields.add(spacing))
    return { given in try (alignment: given[alignment], spacing: given[spacing]) }
  }
}
