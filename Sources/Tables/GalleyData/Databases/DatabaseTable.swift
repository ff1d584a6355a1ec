/// An entry of a database's schema that rows can be read from.
struct DatabaseTable: Hashable {
  enum Kind {
    case table
    case view
    /// Rows that a module of SQLite makes, such as those of a full-text index.
    case virtual
  }

  let name: String
  let kind: Kind

  /// The entry called `name`, which the schema calls `type` and which the statement `sql` made.
  init(name: String, type: String, sql: String) {
    self.name = name
    let words = sql.split(maxSplits: 2, whereSeparator: \.isWhitespace).prefix(2).map { $0.uppercased() }
    kind = type == "view" ? .view : words == ["CREATE", "VIRTUAL"] ? .virtual : .table
  }

  /// Endings of the names of tables in which full-text and spatial indexes keep their contents.
  private static let shadows = [
    "data", "idx", "content", "docsize", "config", "segments", "segdir", "stat", "node", "rowid", "parent",
  ]

  func isShadow(among all: [DatabaseTable]) -> Bool {
    kind == .table
      && all.contains { owner in
        owner.kind == .virtual && Self.shadows.contains { name == "\(owner.name)_\($0)" }
      }
  }
}
