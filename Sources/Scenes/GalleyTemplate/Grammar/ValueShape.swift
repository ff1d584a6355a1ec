import GalleyMessages
import GalleyViews

/// The form of a value in a scene file. The decoder and the JSON Schema are derived from it.
package indirect enum ValueShape: Hashable, Sendable {
  case text(noun: String)
  case number(NumberShape)
  case boolean
  case word(Vocabulary)
  case color
  case size
  /// A date in ISO 8601. With `hasTime`, a time alone or a date with a time is also allowed.
  case day(hasTime: Bool)
  case record(RecordShape)
  /// A list. A single item counts as a list of one.
  case list(ValueShape, noun: String, minimum: Int)
  case named(ValueShape, noun: String)
  case oneOf([ValueShape])
  case view
  case views
  case style
  /// A colour, or a view with its alignment.
  case layer
  case rows
  /// A condition for a cell: a string, a list of strings, or tests such as `{ above: 5 }`.
  case condition
  case modifiers
  case filter
  /// A value, or `$name`, which binds a variable of the scene.
  case binding(ValueShape)
  case assignments

  /// The noun phrase after "expected" in error messages.
  package var noun: String {
    switch self {
    case .text(let noun): noun
    case .number(let shape): shape.noun
    case .boolean: "true or false"
    case .word(let vocabulary): vocabulary.noun
    case .color: "a colour"
    case .size: "a size such as 390x844"
    case .day(let hasTime): hasTime ? "a date or a date and time such as 2024-05-17T10:30" : "a date such as 2024-05-17"
    case .record(let shape): "a mapping with \(shape.keyList)"
    case .list(_, let noun, _): "a list of \(noun)"
    case .named(_, let noun): "a mapping of \(noun)"
    case .oneOf(let shapes): Words.alternatives(shapes.map(\.noun))
    case .view: "a view"
    case .views: "a view or a list of views"
    case .style: "a colour, gradient or Material"
    case .layer: "a colour or a view"
    case .rows: "a list of rows"
    case .condition: "text, a list of strings, or a test such as { above: 5 }"
    case .modifiers: "a mapping of modifiers"
    case .filter: "columns and their values"
    case .binding(let value): "\(value.noun) or a variable such as $name"
    case .assignments: "a mapping of variables by name"
    }
  }

  var cellNoun: String {
    switch self {
    case .style, .layer: ValueShape.color.noun
    default: noun
    }
  }
}

package struct NumberShape: Hashable, Sendable {
  package var noun: String
  package var unit: Unit = .none
  package var minimum: Double?
  package var maximum: Double?
  package var isWhole = false
  package var allowsInfinity = false

  package init(
    noun: String, unit: Unit = .none, minimum: Double? = nil, maximum: Double? = nil, isWhole: Bool = false,
    allowsInfinity: Bool = false
  ) {
    self.noun = noun
    self.unit = unit
    self.minimum = minimum
    self.maximum = maximum
    self.isWhole = isWhole
    self.allowsInfinity = allowsInfinity
  }

  /// The maximum absolute value. Sums up to this value are exact to a thousandth of a point.
  package var limit: Double { isWhole ? 0x1p53 : 1_000_000_000 }

  package enum Unit: Hashable, Sendable {
    /// A number without a unit: points, pixels per point, or a count.
    case none
    /// A fraction, or a percentage such as `40%`.
    case fraction
    /// A duration such as `500ms` or `1.2s`, in seconds.
    case time
    /// A velocity such as `900pt/s`, in points per second.
    case velocity

    /// The factors of the units; `nil` if a number without a unit is allowed.
    package var factors: KeyValuePairs<String, Double>? {
      switch self {
      case .none, .fraction: nil
      case .time: ["s": 1, "ms": 0.001]
      case .velocity: ["pt/s": 1]
      }
    }
  }

  package static let points = NumberShape(noun: "a number of points")
  package static let length = NumberShape(noun: "a number of points", minimum: 0)
  static let greedyLength = NumberShape(noun: "a number of points or infinity", minimum: 0, allowsInfinity: true)
  /// The side of an image or page. None can be larger than the maximum.
  package static let side = NumberShape(noun: "a number of points", minimum: 1, maximum: 1_000_000)
  /// Additional spacing between glyphs or lines. Pango can represent values up to twice the maximum.
  static let textLength = NumberShape(noun: "a number of points", minimum: -1_000_000, maximum: 1_000_000)
  static let degrees = NumberShape(noun: "a number of degrees", minimum: -1_000_000, maximum: 1_000_000)
  /// A scale factor. Negative values mirror the view.
  static let factor = NumberShape(noun: "a factor", minimum: -1000, maximum: 1000)
  package static let fraction = NumberShape(
    noun: "a number from 0 to 1 or a percentage", unit: .fraction, minimum: 0, maximum: 1)

  package static let time = NumberShape(noun: "a time such as 500ms or 1.2s", unit: .time, minimum: 0, maximum: 600)
  /// The bounce of a spring. At 1, it would oscillate forever; at −1, it would never arrive.
  static let bounce = NumberShape(noun: "a bounce", minimum: -0.95, maximum: 0.95)
  static let velocity = NumberShape(
    noun: "a velocity such as 900pt/s", unit: .velocity, minimum: -100_000, maximum: 100_000)

  package static func count(_ noun: String, from minimum: Double, to maximum: Double? = nil) -> NumberShape {
    NumberShape(noun: noun, minimum: minimum, maximum: maximum, isWhole: true)
  }
}

package struct Vocabulary: Hashable, Sendable {
  package var noun: String
  package var words: [Word]
  /// Other spellings of the keywords, which the reference does not list.
  package var aliases: [String: String] = [:]
  /// Former keywords. Using one prints a warning.
  package var renamedWords: [String: String] = [:]
  /// Whether "iOS 18.5", "18.5" and "18" are also accepted for the keyword "iOS 18".
  package var isSystemVersion = false

  package struct Word: Hashable, Sendable {
    package var name: String
    package var doc: String
  }

  package init(_ noun: String, _ words: KeyValuePairs<String, String>) {
    self.noun = noun
    self.words = words.map { Word(name: $0.key, doc: $0.value) }
  }

  package init(_ noun: String, _ words: [(name: String, doc: String)]) {
    self.noun = noun
    self.words = words.map { Word(name: $0.name, doc: $0.doc) }
  }

  package init(_ noun: String, names: [String]) {
    self.noun = noun
    words = names.map { Word(name: $0, doc: "") }
  }

  package var names: [String] { words.map(\.name) }

  func accepting(_ aliases: [String: String]) -> Self {
    var vocabulary = self
    vocabulary.aliases = aliases
    return vocabulary
  }

  func renaming(_ words: [String: String]) -> Self {
    var vocabulary = self
    vocabulary.renamedWords = words
    return vocabulary
  }

  func word(_ text: String) -> String? {
    if names.contains(text) { return text }
    if let word = aliases[text] { return word }
    return isSystemVersion ? SystemVersion(text)?.name : nil
  }
}

package struct RecordShape: Hashable, Sendable {
  package var name: String
  package var doc: String
  package var fields: [Field]
  /// Lists of keys whose values must be in ascending order, such as a minimum and a maximum.
  package var risingKeys: [[String]] = []
  package var isChoice = false
  package var exclusions: [Exclusion] = []
  /// The keys of which at least one is required.
  package var needed: [String] = []
  package var companions: [Companion] = []

  package struct Companion: Hashable, Sendable {
    package var key: String
    package var others: [String]
  }

  /// Keys that exclude another key, either always or only if they have certain keywords as their value.
  package struct Exclusion: Hashable, Sendable {
    package var keys: [String]
    package var other: String
    /// The values that exclude the other key; `nil` for any value.
    package var words: Set<String>?
    var standard: String?

    init(_ keys: [String], with other: String, words: Set<String>? = nil, standard: String? = nil) {
      (self.keys, self.other, self.words, self.standard) = (keys, other, words, standard)
    }
  }

  package struct Field: Hashable, Sendable {
    package var key: String
    package var shape: ValueShape
    package var doc: String
    package var isRequired = false
    /// The former name of the key. It still works, and using it prints a warning.
    package var formerKey: String?

    package init(
      _ key: String, _ shape: ValueShape, _ doc: String, isRequired: Bool = false, formerly formerKey: String? = nil
    ) {
      self.key = key
      self.shape = shape
      self.doc = doc
      self.isRequired = isRequired
      self.formerKey = formerKey
    }
  }

  package init(
    _ name: String, _ doc: String, _ fields: [Field], risingKeys: [[String]] = [], isChoice: Bool = false,
    exclusions: [Exclusion] = [], needed: [String] = [], companions: [Companion] = []
  ) {
    self.isChoice = isChoice
    self.companions = companions
    self.exclusions = exclusions
    self.needed = needed
    self.name = name
    self.doc = doc
    self.fields = fields
    self.risingKeys = risingKeys
  }

  var singular: String { name.hasPrefix("a ") ? String(name.dropFirst(2)) : name }

  package func field(_ key: String) -> Field? { fields.first { $0.key == key } }

  var keyList: String {
    let keys = fields.map(\.key)
    return keys.count > 6 ? keys.prefix(5).joined(separator: ", ") + ", …" : keys.joined(separator: ", ")
  }
}
