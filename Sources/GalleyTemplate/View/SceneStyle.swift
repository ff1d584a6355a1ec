import GalleyGeometry
import GalleyViews

/// What a scene fills a shape with: a style that is known, or a gradient whose colours may be those of a row.
enum SceneStyle: Sendable {
  case fixed(any ShapeStyle)
  case gradient(ViewTemplate)

  /// The style in a row.
  func resolved(in rows: RowScope) -> any ShapeStyle {
    switch self {
    case .fixed(let style): style
    case .gradient(let template): LinearGradient(template, rows)
    }
  }

  /// The style that a settled value of the form `style` or `layer` stands for; nil for a view.
  init?(_ value: SceneValue) {
    switch value {
    case .color(.named("primary")): self = .fixed(HierarchicalShapeStyle.primary)
    case .color(.named("secondary")): self = .fixed(HierarchicalShapeStyle.secondary)
    case .color(.named("tertiary")): self = .fixed(HierarchicalShapeStyle.tertiary)
    case .color(.named("quaternary")): self = .fixed(HierarchicalShapeStyle.quaternary)
    case .color(.named("tint")): self = .fixed(TintShapeStyle())
    case .color(let color): self = .fixed(Color(color))
    case .view(let template) where template.kind == .linearGradient && template.modifiers.isEmpty:
      self = .gradient(template)
    default: return nil
    }
  }
}

extension TypedShape<SceneStyle> {
  /// A colour or a gradient.
  static var style: Self { Self(.style) { SceneStyle($0) } }
}

/// What lies under or over a view of a scene.
enum SceneLayer: Sendable {
  case style(SceneStyle)
  case view(ViewTemplate)
}

extension TypedShape<SceneLayer> {
  /// A colour, or a view with its alignment.
  static var layer: Self {
    Self(.layer) { value in
      if let style = SceneStyle(value) { return .style(style) }
      return if case .view(let view) = value { .view(view) } else { nil }
    }
  }
}

extension ViewTemplate {
  /// The view among views, for a row.
  func views(in rows: RowScope) -> TemplateViews { TemplateViews(templates: [self], rows: rows) }

  /// Where the view lies as a layer of another.
  func layerAlignment(in rows: RowScope) -> Alignment {
    Alignment(word: arguments.settled(in: rows).word("alignment"))
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
