import GalleyGeometry
import GalleyViews

/// The style that a settled value of shape `style` or `layer` stands for; nil for a view.
func style(_ value: SceneValue, _ rows: RowScope) -> (any ShapeStyle)? {
  switch value {
  case .color(.named("primary")): HierarchicalShapeStyle.primary
  case .color(.named("secondary")): HierarchicalShapeStyle.secondary
  case .color(.named("tertiary")): HierarchicalShapeStyle.tertiary
  case .color(.named("quaternary")): HierarchicalShapeStyle.quaternary
  case .color(.named("tint")): TintShapeStyle()
  case .color(let color): Color(color)
  case .view(let template) where template.kind == .linearGradient && template.modifiers.isEmpty:
    LinearGradient(template, rows)
  default: nil
  }
}

extension LinearGradient {
  /// The gradient that a scene's `LinearGradient` describes.
  init(_ template: ViewTemplate, _ rows: RowScope) {
    var items: [SceneValue] = []
    if case .list(let values)? = template.content?.settled(in: rows) { items = values }
    let last = Double(max(items.count - 1, 1))
    let stops = items.enumerated().compactMap { index, item in Gradient.Stop(item, standard: Double(index) / last) }
    let arguments = template.arguments.settled(in: rows)
    self.init(
      stops: stops, startPoint: UnitPoint(word: arguments.word("startPoint") ?? "top"),
      endPoint: UnitPoint(word: arguments.word("endPoint") ?? "bottom"))
  }
}

extension Gradient.Stop {
  /// A colour alone lies at the standard place; a stop says its own.
  fileprivate init?(_ value: SceneValue, standard: Double) {
    switch value {
    case .color(let color): self.init(color: Color(color), location: standard)
    case .record(let stop):
      guard let color = stop.color("color") else { return nil }
      self.init(color: Color(color), location: stop.number("location") ?? standard)
    default: return nil
    }
  }
}
