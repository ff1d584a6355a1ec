import GalleyTables
import GalleyViews

/// A view of scenes: its name, its documentation, the forms of its content and its arguments, and how it is made.
///
/// There is one instance for each view, and two definitions are equal where they are the same instance.
final class ViewDefinition: Sendable {
  let name: String
  let doc: String
  /// What stands behind the view's name; nil when nothing may.
  let content: ValueShape?
  /// Whether the content may be left out.
  let isContentOptional: Bool
  let arguments: [RecordShape.Field]
  /// Arguments of which at least one is given.
  let needed: [String]
  let traits: ViewTraits
  /// What adds the view, from settled content and arguments; nil for those with mistakes.
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

  convenience init<Content, Arguments>(
    _ name: String, _ doc: String, _ content: TypedShape<Content>, _ arguments: TypedShape<Arguments>,
    _ traits: ViewTraits = ViewTraits(), make: @escaping @Sendable (Content, Arguments, TemplateView) -> any View
  ) {
    self.init(name, doc, content.shape, arguments.shape, traits) { [read = content.read] value, record in
      guard let content = value.flatMap(read), let arguments = arguments.read(.record(record)) else { return nil }
      return { view, builder in make(content, arguments, view)._build(into: &builder) }
    }
  }

  /// A view with content that may be left out.
  convenience init<Content, Arguments>(
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

  /// A view without content.
  convenience init<Arguments>(
    bare name: String, _ doc: String, _ arguments: TypedShape<Arguments>, _ traits: ViewTraits = ViewTraits(),
    make: @escaping @Sendable (Arguments) -> any View
  ) {
    self.init(name, doc, nil, arguments.shape, traits) { _, record in
      guard let arguments = arguments.read(.record(record)) else { return nil }
      return { _, builder in make(arguments)._build(into: &builder) }
    }
  }

  convenience init<Content, Arguments>(
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

/// Adds the nodes of a view of a scene.
typealias ViewMaker = @Sendable (TemplateView, inout NodeBuilder) -> Void

extension ViewDefinition: Hashable {
  static func == (one: ViewDefinition, other: ViewDefinition) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewDefinition {
  var isScroller: Bool { traits.matters.contains(.scroller) }

  var isShape: Bool { traits.outline != nil }

  /// Whether rows have a say in its content before it is made; a text reads them itself.
  var settlesContent: Bool {
    switch content {
    case .text?: false
    case .oneOf(let shapes)?: !shapes.contains(.views)
    default: true
    }
  }
}

extension ViewTemplate {
  /// The outline of a shape; nil for other views.
  func outline(in rows: RowScope) -> (any Shape)? { definition.traits.outline?(arguments.settled(in: rows)) ?? nil }
}

/// What is known of a view without making it.
struct ViewTraits: Sendable {
  var matters: Set<ModifierMatter> = []
  var isLazy = false
  /// Whether rows with the view cannot be told apart by what decides their layout, by its arguments.
  var isIrregular: @Sendable (RecordValues) -> Bool = { _ in false }
  var contentHasSize: @Sendable (RecordValues) -> Bool = { _ in false }
  var isInteractive = false
  /// What has to be around the view for it to show or do anything; nil where it needs nothing.
  var need: ModifierMatter?
  var parts: [PartName] = []
  var namesDays = false
  /// Whether it says words that the scene does not write, such as Edit.
  var hasSystemWords = false
  /// What is wrong with content and arguments that have the right form, and the argument it is about.
  var mistake: (@Sendable (SceneValue?, SceneRecord, [Table]) -> ViewMistake?)?
  var namesImage = false
  var outline: (@Sendable (SceneRecord) -> (any Shape)?)?
}

/// What is wrong with a view although its content and its arguments have the right form.
struct ViewMistake: Sendable {
  let kind: SceneError.Kind
  /// The argument; nil where it is the content.
  var key: String?
}

extension TypedShape<Bool> {
  static var nothing: Self { .record("", "") { _ in { _ in true } } }
}
