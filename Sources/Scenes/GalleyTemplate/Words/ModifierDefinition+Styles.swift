import GalleyTables
import GalleyViews

extension ModifierDefinition {
  package static let looks: [ModifierDefinition] = [
    .environmentInRows("foregroundStyle", "Colour or gradient of text and shapes.", .style, paints) {
      environment, style, rows in environment.setForegroundStyle(style.resolved(in: rows))
    },
    .environment("tint", "The accent colour.", .color, paints) { environment, color in environment.tint = color },
    ModifierDefinition(
      "opacity", "Opacity of the view: 0 to 1, or a percentage.", .number(.fraction), paints
    ) { view, opacity in view.opacity(opacity) },
    ModifierDefinition(
      "cornerRadius", "Clips the view to a rounded rectangle with this radius.", .number(.length), paints
    ) { view, radius in view.cornerRadius(radius) },
    .inRows(
      "clipShape", "Clips the view to a shape, such as Circle.", .view,
      ModifierTraits(onlyPaints: true, error: noOutline)
    ) { view, outline, rows in outline.outline(in: rows).map { clip(view, to: $0) } ?? view },
    ModifierDefinition("clipped", "Clips the view to its bounds.", .boolean, paints) {
      view, isOn in
      isOn ? AnyView(view.clipped()) : view
    },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)

  @Sendable private static func noOutline(_ value: SceneValue) -> SceneError.Kind? {
    guard case .view(let outline) = value, !outline.definition.isShape else { return nil }
    return .value(.wrongType(expected: "a shape such as Circle", found: outline.name))
  }
}

private func clip(_ view: AnyView, to shape: some Shape) -> AnyView { AnyView(view.clipShape(shape)) }
