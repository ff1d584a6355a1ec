package import GalleyMessages

package protocol RecordKeys: Sendable {
  init(_ fields: inout RecordFields)
}

extension RecordKeys {
  static func defined() -> (keys: Self, fields: [RecordShape.Field]) {
    var fields = RecordFields()
    let keys = Self(&fields)
    return (keys, fields.shapes)
  }
}

/// The values of a mapping by typed keys, so that unknown keys do not compile. Values with errors have been reported
/// and count as missing.
package struct TypedRecord<Keys: RecordKeys>: Sendable {
  private let keys: Keys
  private let values: RecordValues

  fileprivate init(_ keys: Keys, _ values: RecordValues) { (self.keys, self.values) = (keys, values) }

  subscript<Value>(key: KeyPath<Keys, TypedField<Value>>) -> Value? { try? values[keys[keyPath: key]] }

  subscript<Value>(key: KeyPath<Keys, TypedField<Value?>>) -> Value? { (try? values[keys[keyPath: key]]) ?? nil }

  subscript<Value>(field: TypedField<Value?>) -> Value? { (try? values[field]) ?? nil }

  func has(_ key: KeyPath<Keys, String>) -> Bool { values.record[keys[keyPath: key]] != nil }

  func isGiven(_ key: KeyPath<Keys, String>) -> Bool { values.record.isGiven(keys[keyPath: key]) }

  func place(_ key: KeyPath<Keys, String>) -> SourcePlace? { values.record.place(keys[keyPath: key]) }

  package func name(_ key: KeyPath<Keys, String>) -> String { keys[keyPath: key] }
}

extension TypedShape {
  package static func record<Keys>(_ name: String, _ doc: String) -> Self where Value == TypedRecord<Keys> {
    let (keys, fields) = Keys.defined()
    return Self(.record(RecordShape(name, doc, fields))) { value in
      if case .record(let record) = value { TypedRecord(keys, RecordValues(record: record)) } else { nil }
    }
  }

  package static func named<Item>(_ item: TypedShape<Item>, noun: String) -> Self where Value == [Named<Item>] {
    Self(.named(item.shape, noun: noun)) { value in
      guard case .record(let record) = value else { return nil }
      return record.entries.compactMap { entry in
        item.read(entry.value).map { Named(name: entry.key, value: $0, place: entry.place) }
      }
    }
  }
}

package struct Named<Value: Sendable>: Sendable {
  package let name: String
  package let value: Value
  package let place: SourcePlace
}
