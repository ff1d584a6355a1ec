package import GalleyTables
package import GalleyViews

/// The definition of a view. There is one instance for each view, and instances are compared by identity.
package final class ViewDefinition: Sendable {
  package let name: String
  package let doc: String
  /// The shape of the value after the view's name; `nil` if there is none.
  package let content: ValueShape?
  package let isContentOptional: Bool
  package let arguments: [RecordShape.Field]
  /// The arguments of which at least one is required.
  package let needed: [String]
  let traits: ViewTraits
  let maker: @Sendable (SceneValue?, SceneRecord) -> ViewMaker?

  private init(
    _ name: String, _ doc: String, _ content: ValueShape?, isContentOptional: Bool = false, _ arguments: ValueShape,
    _ traits: ViewTraits, maker: @escaping @Sendable (SceneValue?, SceneRecord) -> ViewMaker?
  ) {
    (self.name, self.doc, self.content, self.isContentOptional) = (name, doc, content, isContentOptional)
    if case .record(let record) = arguments {
      (self.arguments, needed) = (record.fields, record.needed)
    } else {
      (self.arguments, needed) = ([], [])
    }
    (self.traits, self.maker) = (traits, maker)
  }

  package convenience init<Content, Arguments>(
    _ name: String, _ doc: String, _ content: TypedShape<Content>, _ arguments: TypedShape<Arguments>,
    _ traits: ViewTraits = ViewTraits(), make: @escaping @Sendable (Content, Arguments, TemplateView) -> any View
  ) {
    self.init(name, doc, content.shape, arguments.shape, traits) { [read = content.read] value, record in
      guard let content = value.flatMap(read), let arguments = arguments.read(.record(record)) else { return nil }
      return { view, builder in make(content, arguments, view)._build(into: &builder) }
    }
  }

  package convenience init<Content, Arguments>(
    _ name: String, _ doc: String, optional content: TypedShape<Content>, _ arguments: TypedShape<Arguments>,
    _ traits: ViewTraits = ViewTraits(), make: @escaping @Sendable (Content?, Arguments, TemplateView) -> any View
  ) {
    self.init(name, doc, content.shape, isContentOptional: true, arguments.shape, traits) {
      [read = content.read] value, record in
      guard let arguments = arguments.read(.record(record)) else { return nil }
      let content = value.flatMap(read)
      return { view, builder in make(content, arguments, view)._build(into: &builder) }
    }
  }

  package convenience init<Arguments>(
    bare name: String, _ doc: String, _ arguments: TypedShape<Arguments>, _ traits: ViewTraits = ViewTraits(),
    make: @escaping @Sendable (Arguments) -> any View
  ) {
    self.init(name, doc, nil, arguments.shape, traits) { _, record in
      guard let arguments = arguments.read(.record(record)) else { return nil }
      return { _, builder in make(arguments)._build(into: &builder) }
    }
  }

  package convenience init<Content, Arguments>(
    building name: String, _ doc: String, _ content: TypedShape<Content>, _ arguments: TypedShape<Arguments>,
    _ traits: ViewTraits = ViewTraits(),
    build: @escaping @Sendable (Content, Arguments, TemplateView, inout NodeBuilder) -> Void
  ) {
    self.init(name, doc, content.shape, arguments.shape, traits) { [read = content.read] value, record in
      guard let content = value.flatMap(read), let arguments = arguments.read(.record(record)) else { return nil }
      return { view, builder in build(content, arguments, view, &builder) }
    }
  }
}

package typealias ViewMaker = @Sendable (TemplateView, inout NodeBuilder) -> Void

extension ViewDefinition: Hashable {
  package static func == (one: ViewDefinition, other: ViewDefinition) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewDefinition {
  var isScroller: Bool { traits.matters.contains(.scroller) }

  var isShape: Bool { traits.outline != nil }

  /// Whether the fields in the content are resolved first. Text views resolve the fields of rows themselves.
  var settlesContent: Bool {
    switch content {
    case .text?: false
    case .oneOf(let shapes)?: !shapes.contains(.views)
    default: true
    }
  }
}

extension ViewTemplate {
  package func outline(in rows: RowScope) -> (any Shape)? {
    definition.traits.outline?(arguments.settled(in: rows)) ?? nil
  }
}

package struct ViewTraits: Sendable {
  package var matters: Set<ModifierSubject> = []
  package var isLazy = false
  /// Whether rows with the same fields and conditions may still differ in structure.
  var isIrregular: @Sendable (RecordValues) -> Bool = { _ in false }
  var contentHasSize: @Sendable (RecordValues) -> Bool = { _ in false }
  package var isInteractive = false
  /// The view that must be around this one for it to have an effect.
  package var need: ModifierSubject?
  package var parts: [PartName] = []
  package var namesDays = false
  package var hasSystemWords = false
  /// Checks content and arguments that already have the right shape.
  package var error: (@Sendable (SceneValue?, SceneRecord, [Table]) -> ArgumentError?)?
  var namesImage = false
  package var outline: (@Sendable (SceneRecord) -> (any Shape)?)?

  package init(
    matters: Set<ModifierSubject> = [], isLazy: Bool = false,
    isIrregular: @escaping @Sendable (RecordValues) -> Bool = { _ in false },
    contentHasSize: @escaping @Sendable (RecordValues) -> Bool = { _ in false }, isInteractive: Bool = false,
    need: ModifierSubject? = nil, parts: [PartName] = [], namesDays: Bool = false, hasSystemWords: Bool = false,
    error: (@Sendable (SceneValue?, SceneRecord, [Table]) -> ArgumentError?)? = nil, namesImage: Bool = false,
    outline: (@Sendable (SceneRecord) -> (any Shape)?)? = nil
  ) {
    self.matters = matters
    self.isLazy = isLazy
    self.isIrregular = isIrregular
    self.contentHasSize = contentHasSize
    self.isInteractive = isInteractive
    self.need = need
    self.parts = parts
    self.namesDays = namesDays
    self.hasSystemWords = hasSystemWords
    self.error = error
    self.namesImage = namesImage
    self.outline = outline
  }
}

package struct ArgumentError: Sendable {
  package let kind: SceneError.Kind
  /// The key of the argument; `nil` for the content.
  package var key: String?

  package init(kind: SceneError.Kind, key: String? = nil) {
    self.kind = kind
    self.key = key
  }
}

extension TypedShape<Bool> {
  package static var nothing: Self { .record("", "") { _ in { _ in true } } }
}
