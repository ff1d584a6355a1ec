/// What a reader found in a data file.
struct DataRows {
  /// The columns' names, in the order of the file.
  var names: [String]
  /// The rows.
  var cells: CellStore
  /// What is wrong; with a mistake the rows are not all there.
  var mistakes: [DataMistake]

  /// The rows of `writer` under `names`, and the mistakes of their stream.
  init(names: [String], writer: consuming CellWriter, stream: DataStream) {
    self.names = names
    var writer = writer
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    mistakes = stream.mistakes
  }

  /// The rows as the table called `name`.
  func table(_ name: String) -> Table {
    Table(
      name: name, columns: names.enumerated().map { Column(name: $1, cells: cells, index: $0) },
      rowCount: cells.rowCount)
  }
}
