import GalleyData

struct NumberValues {
  let cells: CellStore
  private(set) var count = 0
  private(set) var others: [Int] = []
  private(set) var isWhole = true
  private(set) var form = NumberForm()

  private static let maximumOtherCount = 3
  /// The maximum number of digits, which always fit into 64 bits.
  private static let maximumDigits = 18

  init(_ column: Column, _ mark: FractionMark) {
    var writer = CellWriter(width: 1)
    var state = State(form: form)
    state.form.mark = mark
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        state.text.removeAll(keepingCapacity: true)
        guard !cell.isEmpty, let number = WrittenNumber(cell), number.write(cell, mark, to: &state.text) else {
          if !cell.isEmpty, !MissingWords.contain(cell), state.others.count < Self.maximumOtherCount {
            state.others.append(row)
          }
          return writer.append(cell)
        }
        state.take(number, cell)
        state.text.withUnsafeBufferPointer { writer.append($0) }
      }
      writer.endRow()
    }
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    (count, others, isWhole, form) = (state.count, state.others, state.isWhole, state.form)
  }

  private struct State {
    var form: NumberForm
    var text: [UInt8] = []
    var count = 0
    var others: [Int] = []
    var isWhole = true

    mutating func take(_ number: WrittenNumber, _ cell: UnsafeBufferPointer<UInt8>) {
      count += 1
      if isWhole, text.count > NumberValues.maximumDigits || text.contains(where: { $0 == 0x2E || $0 == 0x65 }) {
        isWhole = false
      }
      if form.unit == nil, let unit = number.unit {
        (form.unit, form.isUnitFirst, form.isUnitSpaced) = (unit, number.isUnitFirst, number.isUnitSpaced)
      }
      if number.hasParentheses { form.hasParentheses = true }
      if form.group == nil { form.group = number.group(cell, form.mark) }
      if form.group != nil, !form.hasLakhs { form.hasLakhs = number.hasLakhs(cell, form.mark) }
    }
  }
}
