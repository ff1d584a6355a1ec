package import GalleyGeometry
package import GalleyJSON

extension JSONValue {
  package static func pair(_ first: Double, _ second: Double) -> JSONValue {
    .array([.number(first), .number(second)])
  }

  static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }

  package var point: Point? { size.map { Point(x: $0.width, y: $0.height) } }

  package var size: Size? {
    let numbers = list.compactMap(\.number)
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }

  package var rect: Rect? {
    let numbers = list.compactMap(\.number)
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}
