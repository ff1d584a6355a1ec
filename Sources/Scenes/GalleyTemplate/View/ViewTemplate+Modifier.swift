import GalleyViews

extension ViewTemplate {
  /// A modifier and its value.
  public struct Modifier: Hashable, Sendable {
    /// Which modifier.
    let definition: ModifierDefinition
    /// Its value.
    public let value: SceneValue
    /// Where it is written; nil for one that is not.
    let place: SourcePlace?
    /// What it does, where no row has a say in its value.
    private let constantEffect: Derived<ModifierEffect>
    private let isOfRow: Bool

    init(_ definition: ModifierDefinition, _ value: SceneValue, at place: SourcePlace? = nil) {
      (self.definition, self.value, self.place) = (definition, value, place)
      isOfRow = value.hasFields
      constantEffect = Derived(value: isOfRow ? nil : definition.effect(value))
    }

    /// Its name, as scenes write it.
    public var name: String { definition.name }

    /// `view` with the modifier.
    func applied(to view: AnyView, in rows: RowScope) -> AnyView {
      guard case .wraps(let apply)? = effect(in: rows) else { return view }
      return apply(view, rows)
    }

    /// Changes the values that the modifier changes for the views inside.
    func change(_ environment: inout EnvironmentValues, in rows: RowScope) {
      guard case .environment(let change)? = effect(in: rows) else { return }
      change(&environment, rows)
    }

    private func effect(in rows: RowScope) -> ModifierEffect? {
      isOfRow ? definition.effect(value.settled(in: rows)) : constantEffect.value
    }
  }
}
