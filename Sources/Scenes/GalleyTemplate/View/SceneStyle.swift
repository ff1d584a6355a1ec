import GalleyGeometry
package import GalleyViews

/// A style in a scene. A gradient or material may depend on the row.
package enum SceneStyle: Sendable {
  case fixed(any ShapeStyle)
  case fill(ViewTemplate)

  func resolved(in rows: RowScope) -> any ShapeStyle {
    switch self {
    case .fixed(let style): style
    case .fill(let template): ViewDefinition.style(of: template, in: rows) ?? AnyShapeStyle(Color.clear)
    }
  }

  init?(_ value: SceneValue) {
    switch value {
    case .color(.named("primary")): self = .fixed(HierarchicalShapeStyle.primary)
    case .color(.named("secondary")): self = .fixed(HierarchicalShapeStyle.secondary)
    case .color(.named("tertiary")): self = .fixed(HierarchicalShapeStyle.tertiary)
    case .color(.named("quaternary")): self = .fixed(HierarchicalShapeStyle.quaternary)
    case .color(.named("tint")): self = .fixed(TintShapeStyle())
    case .color(let color): self = .fixed(Color(color))
    case .view(let template)
    where template.definition.isFill && template.modifiers.isEmpty:
      self = .fill(template)
    default: return nil
    }
  }
}

extension TypedShape<SceneStyle> {
  package static var style: Self { Self(.style) { SceneStyle($0) } }
}

package enum SceneLayer: Sendable {
  case style(SceneStyle)
  case view(ViewTemplate)
}

extension TypedShape<SceneLayer> {
  package static var layer: Self {
    Self(.layer) { value in
      if let style = SceneStyle(value) { return .style(style) }
      return if case .view(let view) = value { .view(view) } else { nil }
    }
  }
}

extension ViewTemplate {
  static let layerAlignment = TypedField("alignment", .alignment, "", default: .center)

  package func views(in rows: RowScope) -> TemplateViews { TemplateViews(templates: [self], rows: rows) }

  func layerAlignment(in rows: RowScope) -> Alignment {
    (try? RecordValues(record: arguments.settled(in: rows))[Self.layerAlignment]) ?? .center
  }
}
