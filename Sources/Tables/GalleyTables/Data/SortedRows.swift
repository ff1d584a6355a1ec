#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

package struct SortedRows {
  package struct Key {
    package var column: Column
    package var isDescending: Bool

    package init(column: Column, isDescending: Bool) {
      self.column = column
      self.isDescending = isDescending
    }
  }

  private let keys: [(values: SortValues, isDescending: Bool)]
  private let count: Int

  package init(_ keys: [Key], count: Int) {
    self.count = count
    self.keys = keys.map { (SortValues($0.column), $0.isDescending) }
  }

  /// A row with eight bytes of its sort key. Rows whose earlier bytes are the same are compared by these eight bytes.
  private struct Item {
    var word: UInt64
    var row: UInt32
  }

  /// The maximum number of eight-byte steps. Values that are still the same after them are compared as a whole.
  private static let levelLimit = 64
  private static let smallRun = 12

  package func order() -> [UInt32] {
    var items = (0..<UInt32(count)).map { Item(word: 0, row: $0) }
    items.withUnsafeMutableBufferPointer { arrange($0, 0) }
    return items.map(\.row)
  }

  private func arrange(_ items: UnsafeMutableBufferPointer<Item>, _ level: Int) {
    var items = items
    guard items.count > Self.smallRun, level < Self.levelLimit else {
      return items.sort { precedes(Int($0.row), Int($1.row)) }
    }
    let first = keys[0]
    for index in items.indices {
      let word = first.values.word(Int(items[index].row), level)
      items[index].word = first.isDescending ? ~word : word
    }
    items.sort { $0.word != $1.word ? $0.word < $1.word : $0.row < $1.row }
    var start = 0
    while start < items.count {
      let word = items[start].word
      let end = items[start...].firstIndex { $0.word != word } ?? items.count
      if end - start > 1 { settle(UnsafeMutableBufferPointer(rebasing: items[start..<end]), level) }
      start = end
    }
  }

  private func settle(_ run: UnsafeMutableBufferPointer<Item>, _ level: Int) {
    var run = run
    let word = keys[0].isDescending ? ~run[0].word : run[0].word
    if keys[0].values.goesOn(behind: word) {
      arrange(run, level + 1)
    } else if keys.count > 1 || !keys[0].values.isNumeric {
      run.sort { precedes(Int($0.row), Int($1.row)) }
    }
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    for key in keys {
      let result = key.values.compare(first, second)
      if result != 0 { return key.isDescending ? result > 0 : result < 0 }
    }
    return first < second
  }
}

private enum SortValues {
  case numbers([Double])
  case texts(SortTexts)

  init(_ column: Column) {
    self =
      column.kind.isNumeric
      ? .numbers((0..<column.count).map { column.withUTF8($0, CellNumber.value) ?? -.infinity })
      : .texts(SortTexts(column))
  }

  var isNumeric: Bool { if case .numbers = self { true } else { false } }

  func word(_ row: Int, _ level: Int) -> UInt64 {
    switch self {
    case .numbers(let numbers):
      // Adding zero turns −0 into 0. The bit patterns of negative numbers grow as the numbers fall, so they are
      // inverted.
      let bits = (numbers[row] + 0).bitPattern
      return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
    case .texts(let texts): return texts.word(row, level)
    }
  }

  func goesOn(behind word: UInt64) -> Bool {
    // The bytes of a key are never 0, so a word that ends with 0 is the last one of its key.
    !isNumeric && word & 0xFF != 0
  }

  func compare(_ first: Int, _ second: Int) -> Int {
    switch self {
    case .numbers(let numbers):
      numbers[first] < numbers[second] ? -1 : numbers[first] > numbers[second] ? 1 : 0
    case .texts(let texts): texts.compare(first, second)
    }
  }
}

/// A class, so that comparing does not copy arrays.
private final class SortTexts {
  private let column: Column
  private let keys: [UInt8]
  private let ends: [Int]

  init(_ column: Column) {
    self.column = column
    var collation = Collation()
    var keys: [UInt8] = []
    var ends: [Int] = []
    ends.reserveCapacity(column.count)
    for row in 0..<column.count {
      column.withUTF8(row) { collation.write($0, to: &keys) }
      ends.append(keys.count)
    }
    (self.keys, self.ends) = (keys, ends)
  }

  private func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

  func word(_ row: Int, _ level: Int) -> UInt64 {
    let range = range(row)
    let start = range.lowerBound + 8 * level
    return (start..<start + 8).reduce(0) { $0 << 8 | ($1 < range.upperBound ? UInt64(keys[$1]) : 0) }
  }

  func compare(_ first: Int, _ second: Int) -> Int {
    let (one, other) = (range(first), range(second))
    let result = keys.withUnsafeBufferPointer {
      TextOrder.compare(UnsafeBufferPointer(rebasing: $0[one]), UnsafeBufferPointer(rebasing: $0[other]))
    }
    if result != 0 { return result }
    return column.withUTF8(first) { one in column.withUTF8(second) { TextOrder.compare(one, $0) } }
  }
}

enum TextOrder {
  static func compare(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    guard let one = first.baseAddress, let other = second.baseAddress else { return first.count - second.count }
    let result = memcmp(one, other, min(first.count, second.count))
    return result != 0 ? Int(result) : first.count - second.count
  }
}
