package struct TextRows: Hashable, Sendable {
  package var names: [String] = []
  package var rows: [[String]] = []
  package var typedColumns: Set<Int> = []

  package init(names: [String] = [], rows: [[String]] = []) {
    self.names = names
    self.rows = rows
  }
}
