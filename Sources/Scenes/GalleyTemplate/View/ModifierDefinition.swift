package import GalleyGeometry
import GalleyMessages
package import GalleyTables
package import GalleyViews

/// The definition of a modifier. There is one instance for each modifier, and instances are compared by identity.
package final class ModifierDefinition: Sendable {
  package let name: String
  package let doc: String
  package let shape: ValueShape
  let traits: ModifierTraits
  let onlySetsEnvironment: Bool
  let effect: @Sendable (SceneValue) -> ModifierEffect?

  private init(
    _ name: String, _ doc: String, _ shape: ValueShape, _ traits: ModifierTraits, onlySetsEnvironment: Bool,
    effect: @escaping @Sendable (SceneValue) -> ModifierEffect?
  ) {
    (self.name, self.doc, self.shape, self.traits) = (name, doc, shape, traits)
    (self.onlySetsEnvironment, self.effect) = (onlySetsEnvironment, effect)
  }

  package convenience init<Value>(
    _ name: String, _ doc: String, _ shape: TypedShape<Value>, _ traits: ModifierTraits = ModifierTraits(),
    apply: @escaping @Sendable (AnyView, Value) -> any View
  ) {
    self.init(name, doc, shape.shape, traits, onlySetsEnvironment: false) { [read = shape.read] value in
      read(value).map { value in .wraps { view, _ in AnyView(erasing: apply(view, value)) } }
    }
  }

  package static func inRows<Value>(
    _ name: String, _ doc: String, _ shape: TypedShape<Value>, _ traits: ModifierTraits = ModifierTraits(),
    apply: @escaping @Sendable (AnyView, Value, RowScope) -> any View
  ) -> ModifierDefinition {
    ModifierDefinition(name, doc, shape.shape, traits, onlySetsEnvironment: false) { [read = shape.read] value in
      read(value).map { value in .wraps { view, rows in AnyView(erasing: apply(view, value, rows)) } }
    }
  }

  package static func environment<Value>(
    _ name: String, _ doc: String, _ shape: TypedShape<Value>, _ traits: ModifierTraits = ModifierTraits(),
    change: @escaping @Sendable (inout EnvironmentValues, Value) -> Void
  ) -> ModifierDefinition {
    ModifierDefinition(name, doc, shape.shape, traits, onlySetsEnvironment: true) { [read = shape.read] value in
      read(value).map { value in .environment { environment, _ in change(&environment, value) } }
    }
  }

  static func environmentInRows<Value>(
    _ name: String, _ doc: String, _ shape: TypedShape<Value>, _ traits: ModifierTraits = ModifierTraits(),
    change: @escaping @Sendable (inout EnvironmentValues, Value, RowScope) -> Void
  ) -> ModifierDefinition {
    ModifierDefinition(name, doc, shape.shape, traits, onlySetsEnvironment: true) { [read = shape.read] value in
      read(value).map { value in .environment { environment, rows in change(&environment, value, rows) } }
    }
  }

  package convenience init(asked name: String, _ doc: String, _ shape: ValueShape, _ traits: ModifierTraits) {
    self.init(name, doc, shape, traits, onlySetsEnvironment: false) { _ in .wraps { view, _ in view } }
  }
}

extension ModifierDefinition: Hashable {
  package static func == (one: ModifierDefinition, other: ModifierDefinition) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

package enum ModifierEffect: Sendable {
  case wraps(@Sendable (AnyView, RowScope) -> AnyView)
  case environment(@Sendable (inout EnvironmentValues, RowScope) -> Void)
}

package struct ModifierTraits: Sendable {
  /// The view that the modifier needs to have an effect; nil if it affects any view.
  package var need: ModifierNeed?
  /// The subject that the modified view becomes for other modifiers.
  package var brings: ModifierSubject?
  package var isInteractive = false
  package var onlyPaints = false
  package var parts: [PartName] = []
  package var hasSystemWords = false
  var namesScrollers = false
  /// Returns the name that the modifier gives a scroll view. Nil if the name comes from data, or if the modifier names
  /// no scroll view.
  var scrollerName: (@Sendable (SceneValue) -> String?)?
  /// Views that are shown in addition to the modified view and may contain scroll views.
  package var viewsBeside: @Sendable (SceneValue) -> [ViewTemplate] = { _ in [] }
  var follows: (@Sendable (SceneValue) -> FollowedScroller?)?
  package var error: (@Sendable (SceneValue) -> SceneError.Kind?)?
  package var length: @Sendable (SceneValue, Axis) -> WrittenLength = { _, _ in .unchanged }

  package init(
    need: ModifierNeed? = nil, brings: ModifierSubject? = nil, isInteractive: Bool = false, onlyPaints: Bool = false,
    parts: [PartName] = [], hasSystemWords: Bool = false, namesScrollers: Bool = false,
    scrollerName: (@Sendable (SceneValue) -> String?)? = nil,
    viewsBeside: @escaping @Sendable (SceneValue) -> [ViewTemplate] = { _ in [] },
    follows: (@Sendable (SceneValue) -> FollowedScroller?)? = nil,
    error: (@Sendable (SceneValue) -> SceneError.Kind?)? = nil,
    length: @escaping @Sendable (SceneValue, Axis) -> WrittenLength = { _, _ in .unchanged }
  ) {
    self.need = need
    self.brings = brings
    self.isInteractive = isInteractive
    self.onlyPaints = onlyPaints
    self.parts = parts
    self.hasSystemWords = hasSystemWords
    self.namesScrollers = namesScrollers
    self.scrollerName = scrollerName
    self.viewsBeside = viewsBeside
    self.follows = follows
    self.error = error
    self.length = length
  }
}

extension ModifierTraits {
  /// The traits for a modifier that shows system labels, which are not part of the scene.
  package var withSystemWords: ModifierTraits {
    var traits = self
    traits.hasSystemWords = true
    return traits
  }

  package static func views(under field: TypedField<ViewTemplate>) -> @Sendable (SceneValue) -> [ViewTemplate] {
    { value in
      guard case .record(let record) = value, let view = try? RecordValues(record: record)[field] else { return [] }
      return [view]
    }
  }

  static let openLength = ModifierTraits(length: { _, _ in .open })
}

/// A scroll view that a modifier follows. `place` is nil if it has the same position in the file as the modifier.
package struct FollowedScroller {
  package var name: String
  var place: SourcePlace?
}

/// The view that a modifier needs: the modified view or a view inside it, or a view around it.
package struct ModifierNeed: Sendable {
  let matter: ModifierSubject
  private(set) var isInside = false
  private(set) var isAround = false

  static func inside(_ matter: ModifierSubject) -> Self { Self(matter: matter, isInside: true) }
  package static func around(_ matter: ModifierSubject) -> Self { Self(matter: matter, isAround: true) }
  static func insideOrAround(_ matter: ModifierSubject) -> Self {
    Self(matter: matter, isInside: true, isAround: true)
  }
}

/// A modifier's effect on the length of a view, as far as the modifier's value determines it.
package enum WrittenLength: Sendable {
  case fixed(Double)
  case added(Double)
  case open
  case unchanged
}
