package struct DelimitedSample {
  package private(set) var rows: [[String]] = []
  package private(set) var starts: [Int] = []
  package var widths: [Int] { rows.map(\.count) }

  package static let rowLimit = 100

  package init(
    _ text: UnsafeBufferPointer<UInt8>, delimiter: UInt8?, quote: UInt8 = 0x22, comment: UInt8? = nil, isAll: Bool
  ) {
    var index = 0
    while index < text.count, rows.count < Self.rowLimit {
      let start = index
      if text[index] == comment {
        index = Self.nextLine(text, from: index)
        continue
      }
      let (cells, isWhole) = Self.row(text, &index, delimiter, quote)
      if !isWhole, !isAll { break }
      if cells.count == 1, cells[0].isEmpty { continue }
      rows.append(cells)
      starts.append(start)
    }
  }

  private static func row(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ delimiter: UInt8?, _ quote: UInt8
  ) -> (cells: [String], isWhole: Bool) {
    var cells: [String] = []
    while true {
      cells.append(cell(text, &index, delimiter, quote))
      guard index < text.count else { return (cells, false) }
      if text[index] == delimiter {
        index += 1
        continue
      }
      index = nextLine(text, from: index)
      return (cells, true)
    }
  }

  private static func cell(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ delimiter: UInt8?, _ quote: UInt8
  ) -> String {
    var bytes: [UInt8] = []
    if index < text.count, text[index] == quote {
      index += 1
      while index < text.count {
        if text[index] != quote {
          bytes.append(text[index])
        } else if index + 1 < text.count, text[index + 1] == quote {
          bytes.append(quote)
          index += 1
        } else {
          index += 1
          break
        }
        index += 1
      }
    }
    while index < text.count, text[index] != delimiter, text[index] != 0x0A, text[index] != 0x0D {
      bytes.append(text[index])
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func nextLine(_ text: UnsafeBufferPointer<UInt8>, from index: Int) -> Int {
    var index = index
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    if index + 1 < text.count, text[index] == 0x0D, text[index + 1] == 0x0A { index += 1 }
    return min(index + 1, text.count)
  }

  package var usual: (width: Int, count: Int) {
    var counts: [Int: Int] = [:]
    for width in widths { counts[width, default: 0] += 1 }
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return best.map { ($0.key, $0.value) } ?? (1, 0)
  }
}
