public import GalleyGeometry

/// A value of a scene after reading: typed, with its fields resolved to columns, without any YAML.
public indirect enum SceneValue: Hashable, Sendable {
  /// Text, which may hold fields.
  case text(Interpolation)
  /// A number: points, a count, or a fraction.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A word of a vocabulary.
  case word(String)
  /// A colour.
  case color(SceneColor)
  /// A size in points.
  case size(Size)
  /// A value read from a field of each row; every row was checked when the scene was read.
  case field(DynamicValue)
  /// Values by key.
  case record(SceneRecord)
  /// Several values.
  case list([SceneValue])
  /// One view.
  case view(ViewTemplate)
  /// Several views.
  case views([ViewTemplate])
  /// The rows of a ForEach.
  case rows(RowsTemplate)
  /// Modifiers, each once.
  case modifiers([ViewTemplate.Modifier])
  /// A value of the scene itself, which is read and changed.
  case binding(VariableReference)
}

/// A field and the shape its cells have.
public struct DynamicValue: Hashable, Sendable {
  /// The field.
  let field: FieldReference
  /// What its cells are.
  let shape: ValueShape
}

/// Values by key, in the order of the file.
public struct SceneRecord: Hashable, Sendable {
  /// A key and its value.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: SceneValue
    var place: SourcePlace
  }

  var entries: [Entry] = []
  /// Keys that are given, and whose values have mistakes.
  var unread: Set<String> = []

  /// The value of `key`, or nil.
  public subscript(key: String) -> SceneValue? { entries.first { $0.key == key }?.value }

  /// Where the value of `key` is written, or nil.
  func place(_ key: String) -> SourcePlace? { entries.first { $0.key == key }?.place }

  func number(_ key: String) -> Double? {
    if case .number(let number)? = self[key] { number } else { nil }
  }

  func word(_ key: String) -> String? {
    if case .word(let word)? = self[key] { word } else { nil }
  }
}
