package import GalleyGeometry
import GalleyMessages
package import GalleyTables
package import GalleyViews

/// A modifier of scenes: its name, its documentation, the form of its value, and what it does.
///
/// There is one instance for each modifier, and two definitions are equal where they are the same instance.
package final class ModifierDefinition: Sendable {
  package let name: String
  package let doc: String
  package let shape: ValueShape
  let traits: ModifierTraits
  /// Whether all it does is to change values that hold for the views inside.
  let onlySetsEnvironment: Bool
  /// What the modifier does with a settled value; nil for a value with mistakes.
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

  /// A modifier that makes another view of a view, its value and the rows around.
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

  /// A modifier that changes values which hold for the views inside, by its value and the rows around.
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

/// What a modifier does, once its value is known.
package enum ModifierEffect: Sendable {
  case wraps(@Sendable (AnyView, RowScope) -> AnyView)
  case environment(@Sendable (inout EnvironmentValues, RowScope) -> Void)
}

/// What is known of a modifier without applying it.
package struct ModifierTraits: Sendable {
  /// What has to be inside the modifier's view, or around it; nil for one that does something to any view.
  package var need: ModifierNeed?
  /// What its view is because of it, for the needs of others.
  package var brings: ModifierMatter?
  package var isInteractive = false
  package var onlyPaints = false
  package var parts: [PartName] = []
  package var hasSystemWords = false
  /// Whether it can give a scroller, or something that stands like one, its name.
  var namesScrollers = false
  /// The name that its value gives a scroller, nil where that comes from data; nil for one that names none.
  var scrollerName: (@Sendable (SceneValue) -> String?)?
  /// The views in its value that are beside the view it modifies, and may hold scrollers of their own.
  package var viewsBeside: @Sendable (SceneValue) -> [ViewTemplate] = { _ in [] }
  var follows: (@Sendable (SceneValue) -> FollowedScroller?)?
  package var mistake: (@Sendable (SceneValue) -> SceneError.Kind?)?
  package var length: @Sendable (SceneValue, Axis) -> WrittenLength = { _, _ in .unchanged }

  package init(
    need: ModifierNeed? = nil, brings: ModifierMatter? = nil, isInteractive: Bool = false, onlyPaints: Bool = false,
    parts: [PartName] = [], hasSystemWords: Bool = false, namesScrollers: Bool = false,
    scrollerName: (@Sendable (SceneValue) -> String?)? = nil,
    viewsBeside: @escaping @Sendable (SceneValue) -> [ViewTemplate] = { _ in [] },
    follows: (@Sendable (SceneValue) -> FollowedScroller?)? = nil,
    mistake: (@Sendable (SceneValue) -> SceneError.Kind?)? = nil,
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
    self.mistake = mistake
    self.length = length
  }
}

extension ModifierTraits {
  /// The same of a modifier that says words which the scene does not write.
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

/// The name of a scroller that a view follows, and where it is written if not in the modifier's own place.
package struct FollowedScroller {
  package var name: String
  var place: SourcePlace?
}

/// What has to be inside a modifier's view, that view among it, or around it.
package struct ModifierNeed: Sendable {
  let matter: ModifierMatter
  private(set) var isInside = false
  private(set) var isAround = false

  static func inside(_ matter: ModifierMatter) -> Self { Self(matter: matter, isInside: true) }
  package static func around(_ matter: ModifierMatter) -> Self { Self(matter: matter, isAround: true) }
  static func insideOrAround(_ matter: ModifierMatter) -> Self {
    Self(matter: matter, isInside: true, isAround: true)
  }
}

/// What a modifier's value says about the length of its view.
package enum WrittenLength: Sendable {
  case fixed(Double)
  case added(Double)
  case open
  case unchanged
}
