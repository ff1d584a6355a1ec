extension Table {
  /// Such as "Country, -Amount": column names separated by commas, with a minus for descending order.
  public func sortColumns(_ text: String) -> [(name: String, isDescending: Bool)] {
    // A column name may contain a comma.
    if columnIndex(sortColumn(text).name) != nil { return [sortColumn(text)] }
    return text.split(separator: ",").map { sortColumn(String($0.trimmingPrefix { $0 == " " })) }
  }

  /// A column whose name begins with a minus has precedence.
  package func sortColumn(_ text: String) -> (name: String, isDescending: Bool) {
    guard text.hasPrefix("-"), columnIndex(text) == nil else { return (text, false) }
    return (String(text.dropFirst()), true)
  }
}
