package import GalleyMessages
package import GalleyViews

extension ViewTemplate {
  public struct Modifier: Hashable, Sendable {
    let definition: ModifierDefinition
    public let value: SceneValue
    /// The position in the file; `nil` for modifiers that Galley adds.
    package let place: SourcePlace?
    private let constantEffect: Derived<ModifierEffect>
    private let isOfRow: Bool

    package init(_ definition: ModifierDefinition, _ value: SceneValue, at place: SourcePlace? = nil) {
      (self.definition, self.value, self.place) = (definition, value, place)
      isOfRow = value.hasFields
      constantEffect = Derived(value: isOfRow ? nil : definition.effect(value))
    }

    public var name: String { definition.name }

    func applied(to view: AnyView, in rows: RowScope) -> AnyView {
      guard case .wraps(let apply)? = effect(in: rows) else { return view }
      return apply(view, rows)
    }

    package func change(_ environment: inout EnvironmentValues, in rows: RowScope) {
      guard case .environment(let change)? = effect(in: rows) else { return }
      change(&environment, rows)
    }

    private func effect(in rows: RowScope) -> ModifierEffect? {
      isOfRow ? definition.effect(value.settled(in: rows)) : constantEffect.value
    }
  }
}
