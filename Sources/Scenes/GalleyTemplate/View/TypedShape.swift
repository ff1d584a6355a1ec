package import GalleyGeometry
import GalleyPicture
package import GalleyViews

package struct TypedShape<Value: Sendable>: Sendable {
  package let shape: ValueShape
  /// Returns the value, or `nil` for errors, which have already been reported.
  package let read: @Sendable (SceneValue) -> Value?

  package init(_ shape: ValueShape, read: @escaping @Sendable (SceneValue) -> Value?) {
    (self.shape, self.read) = (shape, read)
  }

  package func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> TypedShape<New> {
    TypedShape<New>(shape) { [read] in read($0).map(transform) }
  }

  package static func oneOf(_ shapes: TypedShape...) -> TypedShape {
    TypedShape(.oneOf(shapes.map(\.shape))) { value in shapes.lazy.compactMap { $0.read(value) }.first }
  }

  package static func list<Item>(_ item: TypedShape<Item>, noun: String, minimum: Int = 1) -> TypedShape
  where Value == [Item] {
    TypedShape(.list(item.shape, noun: noun, minimum: minimum)) { value in
      guard case .list(let values) = value else { return nil }
      let items = values.compactMap(item.read)
      return items.count == values.count ? items : nil
    }
  }

  package static func words(_ noun: String, _ words: KeyValuePairs<String, (Value, doc: String)>) -> TypedShape {
    let meanings = Dictionary(words.map { ($0.key, $0.value.0) }) { first, _ in first }
    return word(Vocabulary(noun, words.map { ($0.key, $0.value.doc) }), meanings)
  }

  package static func word(_ vocabulary: Vocabulary, _ meanings: [String: Value]) -> TypedShape {
    TypedShape(.word(vocabulary)) { if case .word(let word) = $0 { meanings[word] } else { nil } }
  }

  package static func word(_ vocabulary: Vocabulary) -> TypedShape where Value: CaseIterable {
    // The names of cases are found by reflection, which is slow the first time. Therefore, this happens only when the
    // word is used.
    TypedShape(.word(vocabulary)) { value in
      guard case .word(let word) = value else { return nil }
      return Value.allCases.first { "\($0)" == word }
    }
  }

  package static func word(_ vocabulary: Vocabulary) -> TypedShape
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    word(vocabulary, Dictionary(Value.allCases.map { ($0.rawValue, $0) }) { first, _ in first })
  }

  /// Creates the shape of a mapping. `define` declares the keys and returns a closure that converts the values.
  package static func record(
    _ name: String, _ doc: String, rising: [[String]] = [], isChoice: Bool = false,
    exclusions: [RecordShape.Exclusion] = [], needed: [String] = [],
    _ define: (inout RecordFields) -> @Sendable (RecordValues) throws -> Value?
  ) -> TypedShape {
    var fields = RecordFields()
    let make = define(&fields)
    let shape = RecordShape(
      name, doc, fields.shapes, risingKeys: rising, isChoice: isChoice, exclusions: exclusions, needed: needed)
    return TypedShape(.record(shape)) { value in
      guard case .record(let record) = value else { return nil }
      return try? make(RecordValues(record: record))
    }
  }
}

extension TypedShape<Double> {
  package static func number(_ shape: NumberShape) -> TypedShape<Double> {
    Self(.number(shape)) { if case .number(let number) = $0 { number } else { nil } }
  }
}

extension TypedShape<Int> {
  package static func count(_ noun: String, from minimum: Double, to maximum: Double? = nil) -> TypedShape<Int> {
    TypedShape<Double>.number(.count(noun, from: minimum, to: maximum)).map { Int($0) }
  }
}

extension TypedShape<Bool> {
  package static var boolean: TypedShape<Bool> {
    Self(.boolean) { if case .boolean(let isTrue) = $0 { isTrue } else { nil } }
  }
}

extension TypedShape<String> {
  package static func text(_ noun: String) -> TypedShape<String> {
    Self(.text(noun: noun)) { if case .text(let text) = $0 { text.constant } else { nil } }
  }
}

extension TypedShape<String> {
  package static func day(hasTime: Bool) -> TypedShape<String> {
    Self(.day(hasTime: hasTime)) { if case .text(let text) = $0 { text.constant } else { nil } }
  }
}

extension TypedShape<Size> {
  package static var size: TypedShape<Size> { Self(.size) { if case .size(let size) = $0 { size } else { nil } } }
}

extension TypedShape<Color> {
  package static var color: TypedShape<Color> {
    Self(.color) { if case .color(let color) = $0 { Color(color) } else { nil } }
  }
}

extension TypedShape<ViewTemplate> {
  package static var view: TypedShape<ViewTemplate> {
    Self(.view) { if case .view(let view) = $0 { view } else { nil } }
  }
}

extension TypedShape<[ViewTemplate]> {
  package static var views: TypedShape<[ViewTemplate]> { Self(.views) { $0.views } }
}
