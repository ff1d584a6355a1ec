package import GalleyGeometry
package import GalleyTemplate

extension JSONValue {
  /// The member called `name` of an object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The members in order; nil for anything but an object.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The text; nil for anything else.
  package var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The number; nil for anything else.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The values in order; none for anything else.
  package var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// The whole number; nil for anything else.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// Two numbers.
  package var point: Point? { size.map { Point(x: $0.width, y: $0.height) } }

  /// Two numbers.
  package var size: Size? {
    let numbers = list.compactMap(\.number)
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }

  /// Four numbers.
  package var rect: Rect? {
    let numbers = list.compactMap(\.number)
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}
