extension Table {
  /// The columns that `text` says to sort by: names between commas, each perhaps behind a minus.
  public func sortColumns(_ text: String) -> [(name: String, isDescending: Bool)] {
    // A name may itself hold a comma.
    if columnIndex(sortColumn(text).name) != nil { return [sortColumn(text)] }
    return text.split(separator: ",").map { sortColumn(String($0.trimmingPrefix { $0 == " " })) }
  }

  /// The column that `text` says to sort by: from large to small where a minus stands before its name.
  ///
  /// A column may itself begin with a minus.
  package func sortColumn(_ text: String) -> (name: String, isDescending: Bool) {
    guard text.hasPrefix("-"), columnIndex(text) == nil else { return (text, false) }
    return (String(text.dropFirst()), true)
  }
}
