import GalleyMessages

/// A key of a mapping: its form, its documentation, and what is read under it.
struct TypedField<Value: Sendable>: Sendable {
  let shape: RecordShape.Field
  var key: String { shape.key }
  let read: @Sendable (SceneValue) -> Value?
  /// What holds where nothing is written; nil where something must be.
  fileprivate let standard: Value?

  /// A key that must be there.
  init(_ key: String, required shape: TypedShape<Value>, _ doc: String) {
    self.shape = RecordShape.Field(key, shape.shape, doc, isRequired: true)
    (read, standard) = (shape.read, nil)
  }

  /// A key that means `standard` where it is not written.
  init(_ key: String, _ shape: TypedShape<Value>, _ doc: String, default standard: Value) {
    self.shape = RecordShape.Field(key, shape.shape, doc)
    (read, self.standard) = (shape.read, standard)
  }

  /// A key that may be left out.
  init<Present>(_ key: String, _ shape: TypedShape<Present>, _ doc: String) where Value == Present? {
    self.shape = RecordShape.Field(key, shape.shape, doc)
    read = { value in shape.read(value).map { .some($0) } }
    standard = .some(nil)
  }
}

/// The keys of a mapping, as its definition names them one after another.
struct RecordFields {
  private(set) var shapes: [RecordShape.Field] = []

  @discardableResult
  mutating func add<Value>(_ field: TypedField<Value>) -> TypedField<Value> {
    shapes.append(field.shape)
    return field
  }

  mutating func add(_ others: [RecordShape.Field]) { shapes += others }

  /// Adds a key that must be there.
  mutating func required<Value>(_ key: String, _ shape: TypedShape<Value>, _ doc: String) -> TypedField<Value> {
    add(TypedField(key, required: shape, doc))
  }

  /// Adds a key that may be left out.
  mutating func optional<Value>(_ key: String, _ shape: TypedShape<Value>, _ doc: String) -> TypedField<Value?> {
    add(TypedField(key, shape, doc))
  }

  /// Adds a key that means `standard` where it is not written.
  mutating func optional<Value>(
    _ key: String, _ shape: TypedShape<Value>, _ doc: String, default standard: Value
  ) -> TypedField<Value> {
    add(TypedField(key, shape, doc, default: standard))
  }
}

/// The values of a mapping by its fields.
struct RecordValues {
  let record: SceneRecord

  /// What `field` says; throws where it must be there and is not, or where it has mistakes.
  subscript<Value>(field: TypedField<Value>) -> Value {
    get throws(UnreadField) {
      guard let value = record[field.key] else {
        guard let standard = field.standard else { throw UnreadField() }
        return standard
      }
      guard let read = field.read(value) else { throw UnreadField() }
      return read
    }
  }

  func has<Value>(_ field: TypedField<Value>) -> Bool { record[field.key] != nil }

  func isUnread<Value>(_ field: TypedField<Value>) -> Bool { record.unread.contains(field.key) }

  /// The number of `field` among the keys that are written, or nil.
  func index<Value>(of field: TypedField<Value>) -> Int? { record.entries.firstIndex { $0.key == field.key } }

  /// Where the value of `field` is written, or nil.
  func place<Value>(of field: TypedField<Value>) -> SourcePlace? { record.place(field.key) }
}

/// A key of a mapping has no value that could be read, which was told when the mapping was decoded.
struct UnreadField: Error {}
