import GalleyData

struct PlainNumbers {
  private(set) var hasFraction = false
  /// Whether the point of a number may also be a thousands separator, as in 1.250.
  private(set) var isOpen = false
  /// An example of versions or section numbers, which go from "1.9" to "1.10", unlike numbers; nil if there is none.
  private(set) var version: String?

  init(_ column: Column) {
    for row in 0..<column.count {
      let isTen = column.withUTF8(row) { cell in
        take(cell)
        return cell.count > 3 && cell.suffix(3).elementsEqual(Self.ten)
      }
      guard isTen, version == nil else { continue }
      let counts = [row - 1, row + 1].contains { next in
        guard 0..<column.count ~= next else { return false }
        return column.withUTF8(row) { cell in column.withUTF8(next) { DottedParts.counts(cell, $0) } }
      }
      if counts { version = column[row] }
    }
  }

  private static let ten = Array(".10".utf8)

  private mutating func take(_ cell: UnsafeBufferPointer<UInt8>) {
    guard !hasFraction, let point = cell.firstIndex(of: 0x2E) else { return }
    let first = cell.first == 0x2D ? 1 : 0
    let isThousand =
      cell.count - point == 4 && 1...3 ~= point - first && cell[first] != 0x30
      && cell[(point + 1)...].allSatisfy { $0 &- 0x30 <= 9 }
    if isThousand { isOpen = true } else { hasFraction = true }
  }
}
