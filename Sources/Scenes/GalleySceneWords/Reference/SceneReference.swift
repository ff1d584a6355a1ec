import GalleyMessages
import GalleyTemplate

/// The reference of scene files, generated from the grammar for the terminal and the documentation.
///
/// ```swift
/// let entry = SceneReference(.modifiers).entry("padding")
/// ```
package struct SceneReference: Hashable, Sendable {
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    case sections
    case views
    case modifiers
    case steps
    case values
    case reports

    package var noun: String {
      switch self {
      case .sections: "section"
      case .views: "view"
      case .modifiers: "modifier"
      case .steps: "step"
      case .values: "value"
      case .reports: "report key"
      }
    }
  }

  package struct Entry: Hashable, Sendable {
    package var name: String
    package var doc: String
    /// A description of the value; empty if there is none.
    package var value = ""
    package var isRequired = false
    /// The keywords that are valid as the value.
    package var words: [Word] = []
    package var keys: [Entry] = []
    package var rules: [String] = []
    /// The keys next to the name of a view.
    package var arguments: [Entry] = []
  }

  package struct Word: Hashable, Sendable {
    package var name: String
    /// The description; empty if the word is self-explanatory.
    package var doc: String
  }

  package static let viewNames = SceneVocabulary.standard.viewNames

  package let topic: Topic
  /// The entries, in the order of the grammar.
  package let entries: [Entry]

  package init(_ topic: Topic) {
    self.topic = topic
    entries =
      switch topic {
      case .sections: Grammar.file.fields.map(Entry.init)
      case .views:
        SceneVocabulary.standard.views.map(Entry.init) + SceneVocabulary.standard.common.fields.map(Entry.init)
      case .modifiers: SceneVocabulary.standard.modifierFields.map(Entry.init)
      case .steps: Grammar.steps.map { Entry($0.shape) }
      case .values: Entry.values
      case .reports: Grammar.report.fields.map(Entry.init)
      }
  }

  package func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }
}

extension SceneReference.Entry {
  fileprivate init(_ field: RecordShape.Field) {
    self.init(name: field.key, doc: field.doc, shape: field.shape)
    isRequired = field.isRequired
  }

  fileprivate init(_ view: ViewDefinition) {
    self.init(name: view.name, doc: view.doc)
    if let content = view.content {
      self.init(name: name, doc: doc, shape: content)
      if view.isContentOptional { value += "; optional" }
    }
    arguments = view.arguments.map(Self.init)
  }

  fileprivate init(name: String, doc: String, shape: ValueShape) {
    self.init(name: name, doc: doc, value: shape.referenceNoun)
    read(shape)
  }

  private mutating func read(_ shape: ValueShape) {
    // Modifiers and steps have separate topics.
    if shape == SceneVocabulary.standard.modifierStep
      || shape == TypedShape<WrittenStep>.step(among: Grammar.steps).shape
    {
      return
    }
    switch shape {
    case .word(let vocabulary):
      words += vocabulary.words.map { SceneReference.Word(name: $0.name, doc: $0.doc) }
    case .record(let record):
      keys += record.fields.map(Self.init).filter { !keys.contains($0) }
      rules += record.referenceRules.filter { !rules.contains($0) }
    case .list(let item, _, _): read(item)
    case .named(let value, _): read(value)
    case .oneOf(let shapes): for shape in shapes { read(shape) }
    case .binding(let value): read(value)
    case .text, .number, .boolean, .color, .size, .day, .view, .views, .style, .layer, .rows, .condition, .modifiers,
      .filter, .assignments:
      break
    }
  }

  fileprivate static var values: [Self] {
    var color = Self(name: "colour", doc: "A system colour name, or a quoted hex colour such as \"#FF9500\".")
    color.words = SceneColor.names.map { SceneReference.Word(name: $0, doc: "") }
    color.value = "a name, #RGB, #RRGGBB or #RRGGBBAA"
    var condition = Self(
      name: "condition", doc: "A test for the cells of a column.", shape: .record(Grammar.cellTests))
    condition.value = ValueShape.condition.noun
    return [
      color,
      Self(name: "style", doc: "A fill for shapes.", shape: .style),
      Self(
        name: "layer", doc: "A colour or view in front of or behind another view; a view may have an `alignment`.",
        shape: .layer),
      Self(
        name: "field",
        doc: "A field of the row, such as `\"{width}\"`. It can replace any number, keyword, boolean or colour.",
        shape: .text(noun: "text with a name in braces")),
      condition,
      Self(
        name: "filter",
        doc: "Columns with conditions, all of which must be true; `and`, `or` and `not` combine several filters.",
        shape: .filter),
    ]
  }
}

extension ValueShape {
  fileprivate var referenceNoun: String {
    var distinct: [String] = []
    for noun in alternativeNouns where !distinct.contains(noun) { distinct.append(noun) }
    // Alternatives that contain commas or "or" themselves need a comma before the last "or".
    guard distinct.count > 1, distinct.contains(where: { $0.contains(",") || $0.contains(" or ") }) else {
      return Words.alternatives(distinct)
    }
    return distinct.dropLast().joined(separator: ", ") + ", or " + (distinct.last ?? "")
  }

  /// One noun per alternative; the alternatives of nested shapes are in the same list.
  private var alternativeNouns: [String] {
    switch self {
    case .number(let number): [number.referenceNoun]
    case .record: ["a mapping"]
    case .views: ["a view", "a list of views"]
    case .list(_, let noun, let minimum) where minimum > 1: ["a list of \(noun)"]
    case .list(let item, let noun, _) where item.isSimple: item.alternativeNouns + ["a list of \(noun)"]
    case .list(let item, let noun, _): ["a list of \(noun), each \(item.referenceNoun)"]
    case .named(let value, let noun): ["a mapping of \(noun) by name; each value is \(value.referenceNoun)"]
    case .oneOf(let shapes): shapes.flatMap(\.alternativeNouns)
    case .binding(let value): value.alternativeNouns + ["a variable such as `$name`"]
    case .text, .boolean, .word, .color, .size, .day, .view, .style, .layer, .rows, .condition, .modifiers, .filter,
      .assignments:
      [noun]
    }
  }

  /// Whether "each" can be left out. A single number beside a list may have another meaning.
  private var isSimple: Bool {
    switch self {
    case .text, .word, .view, .color, .number, .record: true
    case .oneOf(let shapes): shapes.allSatisfy { if case .number = $0 { false } else { $0.isSimple } }
    default: false
    }
  }
}

extension NumberShape {
  fileprivate var referenceNoun: String {
    // A noun with digits already describes its range.
    guard !noun.contains(where: \.isNumber) else { return noun }
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: "\(noun), \(Self.text(minimum))"
    case (let minimum?, let maximum?): "\(noun) from \(Self.text(minimum)) to \(Self.text(maximum))"
    case (let minimum?, nil): "\(noun), \(Self.text(minimum)) or more"
    case (nil, let maximum?): "\(noun), \(Self.text(maximum)) or less"
    case (nil, nil): noun
    }
  }

  private static func text(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension RecordShape {
  fileprivate var referenceRules: [String] {
    var rules: [String] = []
    if isChoice { rules.append("Use exactly one of these keys.") }
    if !needed.isEmpty { rules.append("Use at least one of \(Self.list(needed)).") }
    for keys in risingKeys { rules.append("Numbers must not decrease in this order: \(Self.list(keys)).") }
    for companion in companions {
      rules.append("`\(companion.key)` needs one of \(Self.list(companion.others)).")
    }
    for exclusion in exclusions {
      let words = exclusion.words.map { $0.sorted() } ?? []
      let other = words.isEmpty ? "`\(exclusion.other)`" : "`\(exclusion.other)`: \(words.joined(separator: ", "))"
      rules.append("\(Self.list(exclusion.keys)) cannot be combined with \(other).")
    }
    return rules
  }

  private static func list(_ keys: [String]) -> String { keys.map { "`\($0)`" }.joined(separator: ", ") }
}
