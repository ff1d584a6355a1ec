extension Table {
  /// Parses sort keys such as "Country, -Amount": column names separated by commas, with a minus for descending order.
  public func sortColumns(_ text: String) -> [(name: String, isDescending: Bool)] {
    // A column name may contain a comma.
    if columnIndex(sortColumn(text).name) != nil { return [sortColumn(text)] }
    return text.split(separator: ",").map { sortColumn(String($0.trimmingPrefix { $0 == " " })) }
  }

  /// Parses one sort key. If the name of a column begins with a minus, that column is meant.
  package func sortColumn(_ text: String) -> (name: String, isDescending: Bool) {
    guard text.hasPrefix("-"), columnIndex(text) == nil else { return (text, false) }
    return (String(text.dropFirst()), true)
  }
}
