struct DatabaseTable: Hashable {
  enum Kind {
    case table
    case view
    /// A table whose rows come from a SQLite module, such as a full-text index.
    case virtual
  }

  let name: String
  let kind: Kind

  init(name: String, type: String, sql: String) {
    self.name = name
    let words = sql.split(maxSplits: 2, whereSeparator: \.isWhitespace).prefix(2).map { $0.uppercased() }
    kind = type == "view" ? .view : words == ["CREATE", "VIRTUAL"] ? .virtual : .table
  }

  /// The suffixes of the tables in which full-text and spatial indexes store their data.
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
