struct MeasuredRun: Hashable {
  let rows: RowsToken
  let number: Int
  let words: (Int, SharedColumnWidth) -> String

  init(rows: RowsToken, number: Int, words: @escaping (Int, SharedColumnWidth) -> String = { _, _ in "" }) {
    self.rows = rows
    self.number = number
    self.words = words
  }

  static func == (first: MeasuredRun, second: MeasuredRun) -> Bool {
    first.rows === second.rows && first.number == second.number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(rows))
    hasher.combine(number)
  }

  struct Successor {
    let rows: RowsToken
    let changes: RowChanges?
    let unknown: [Int]
  }
}
