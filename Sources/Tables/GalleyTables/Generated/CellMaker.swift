/// Generates cells without counting references. The owner must call `forget()` at the end.
enum CellMaker {
  case counter(from: Int)
  case words(ClosedRange<Int>)
  case number(ClosedRange<Int>, unit: Int)
  case date(ClosedRange<Int>)
  case boolean
  case letters(Int)
  case oneOf(UnsafeMutableBufferPointer<Letters>)

  typealias Letters = UnsafeMutableBufferPointer<UInt8>

  init(_ recipe: CellRecipe) {
    switch recipe {
    case .counter(let first): self = .counter(from: first)
    case .words(let count): self = .words(count)
    case .number(let range, let unit): self = .number(range, unit: unit)
    case .date(let days): self = .date(days)
    case .boolean: self = .boolean
    case .letters(let count): self = .letters(count)
    case .oneOf(let texts):
      let choices = UnsafeMutableBufferPointer<Letters>.allocate(capacity: texts.count)
      let copies = texts.map { text in
        let copy = Letters.allocate(capacity: text.count)
        _ = copy.initialize(from: text)
        return copy
      }
      _ = choices.initialize(from: copies)
      self = .oneOf(choices)
    }
  }

  func forget() {
    guard case .oneOf(let texts) = self else { return }
    for text in texts { text.deallocate() }
    texts.deallocate()
  }

  func write(row: Int, _ numbers: inout CellRandomNumbers, to text: inout [UInt8]) {
    switch self {
    case .counter(let first): text.append(decimal: first + row)
    case .words(let range): Self.writeWords(Self.pick(range, &numbers), &numbers, to: &text)
    case .number(let range, let unit): Self.write(Self.pick(range, &numbers), unit, to: &text)
    case .date(let range): Self.write(CalendarDate(number: Self.pick(range, &numbers)), to: &text)
    case .boolean: text.append(numbers.below(2) == 0 ? "true" : "false")
    case .letters(let count):
      for _ in 0..<count { text.append(UInt8(ascii: "A") + UInt8(numbers.below(26))) }
    case .oneOf(let texts): if !texts.isEmpty { text.append(contentsOf: texts[numbers.below(texts.count)]) }
    }
  }

  private static func pick(_ range: ClosedRange<Int>, _ numbers: inout CellRandomNumbers) -> Int {
    range.lowerBound + numbers.below(range.upperBound - range.lowerBound + 1)
  }

  private static func write(_ number: Int, _ unit: Int, to text: inout [UInt8]) {
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let digits = Int(number.magnitude)
    text.append(decimal: digits / unit)
    guard unit > 1 else { return }
    text.append(UInt8(ascii: "."))
    // Adding `unit` puts a 1 before the digits, which keeps the leading zeros. That 1 is then removed.
    let start = text.count
    text.append(decimal: digits % unit + unit)
    text.remove(at: start)
  }

  private static func write(_ day: CalendarDate, to text: inout [UInt8]) {
    let (year, month, day) = day.parts
    write(year + 10_000, to: &text)
    text.append(UInt8(ascii: "-"))
    write(month + 100, to: &text)
    text.append(UInt8(ascii: "-"))
    write(day + 100, to: &text)
  }

  private static func write(_ number: Int, to text: inout [UInt8]) {
    let start = text.count
    text.append(decimal: number)
    text.remove(at: start)
  }

  private static func writeWords(_ count: Int, _ numbers: inout CellRandomNumbers, to text: inout [UInt8]) {
    for word in 0..<count {
      if word > 0 {
        if numbers.below(12) == 0 { text.append(UInt8(ascii: ",")) }
        text.append(UInt8(ascii: " "))
      }
      let start = text.count
      for _ in 0...numbers.below(4) { text.append(contentsOf: Syllables.letters(numbers.below(Syllables.count))) }
      if word == 0 { text[start] -= UInt8(ascii: "a") - UInt8(ascii: "A") }
    }
  }
}

private enum Syllables {
  /// All syllables, five bytes each, in one static string, so that they need no allocation.
  private static let all: StaticString = """
    ba   bel  bri  co   da   dor  fa   fen  ga   gro  ha   ion  ka   kli  la   lin  lo   ma   \
    mer  mi   na   nor  nu   o    pa   per  pli  qua  ra   ris  ro   sa   sel  shi  so   sta  \
    ta   ter  ti   to   tri  tu   u    va   vel  wa   win  xe   ya   yo   za   zen  lö  né  \
    må  sør thal ing  ford wick gate mont val  burg \

    """
  private static let width = 5

  static let count = 64

  static func letters(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = all.utf8Start + index * width
    var length = width
    while start[length - 1] == UInt8(ascii: " ") { length -= 1 }
    return UnsafeBufferPointer(start: start, count: length)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  fileprivate mutating func append(decimal number: Int) {
    let start = count
    var rest = number
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }
}
