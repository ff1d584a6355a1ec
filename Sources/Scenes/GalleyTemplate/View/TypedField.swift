package import GalleyMessages

package struct TypedField<Value: Sendable>: Sendable {
  package let shape: RecordShape.Field
  package var key: String { shape.key }
  package let read: @Sendable (SceneValue) -> Value?
  fileprivate let standard: Value?

  package init(_ key: String, required shape: TypedShape<Value>, _ doc: String) {
    self.shape = RecordShape.Field(key, shape.shape, doc, isRequired: true)
    (read, standard) = (shape.read, nil)
  }

  package init(_ key: String, _ shape: TypedShape<Value>, _ doc: String, default standard: Value) {
    self.shape = RecordShape.Field(key, shape.shape, doc)
    (read, self.standard) = (shape.read, standard)
  }

  package init<Present>(
    _ key: String, _ shape: TypedShape<Present>, _ doc: String, formerly formerKey: String? = nil
  ) where Value == Present? {
    self.shape = RecordShape.Field(key, shape.shape, doc, formerly: formerKey)
    read = { value in shape.read(value).map { .some($0) } }
    standard = .some(nil)
  }
}

package struct RecordFields {
  package private(set) var shapes: [RecordShape.Field] = []

  @discardableResult
  package mutating func add<Value>(_ field: TypedField<Value>) -> TypedField<Value> {
    shapes.append(field.shape)
    return field
  }

  package mutating func add(_ others: [RecordShape.Field]) { shapes += others }

  package mutating func required<Value>(_ key: String, _ shape: TypedShape<Value>, _ doc: String) -> TypedField<Value> {
    add(TypedField(key, required: shape, doc))
  }

  package mutating func optional<Value>(
    _ key: String, _ shape: TypedShape<Value>, _ doc: String, formerly formerKey: String? = nil
  ) -> TypedField<Value?> {
    add(TypedField(key, shape, doc, formerly: formerKey))
  }

  package mutating func optional<Value>(
    _ key: String, _ shape: TypedShape<Value>, _ doc: String, default standard: Value
  ) -> TypedField<Value> {
    add(TypedField(key, shape, doc, default: standard))
  }
}

package struct RecordValues {
  package let record: SceneRecord

  /// Throws an error if a required value is missing, or if the value has errors.
  package subscript<Value>(field: TypedField<Value>) -> Value {
    get throws(UnreadField) {
      guard let value = record[field.key] else {
        guard let standard = field.standard else { throw UnreadField() }
        return standard
      }
      guard let read = field.read(value) else { throw UnreadField() }
      return read
    }
  }

  package func has<Value>(_ field: TypedField<Value>) -> Bool { record[field.key] != nil }

  func isUnread<Value>(_ field: TypedField<Value>) -> Bool { record.unread.contains(field.key) }

  package func index<Value>(of field: TypedField<Value>) -> Int? { record.entries.firstIndex { $0.key == field.key } }

  package func place<Value>(of field: TypedField<Value>) -> SourcePlace? { record.place(field.key) }
}

/// A field that cannot be read. Its error was reported when the mapping was decoded.
package struct UnreadField: Error {}
