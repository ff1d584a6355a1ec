import GalleyMessages
import GalleyScroll
import GalleyTables

extension StateReader {
  /// Returns the first row that matches a filter, such as the first incomplete section of a form.
  mutating func firstRow(_ filter: WrittenFilter, of name: String, at place: SourcePlace) -> ScrollSubject? {
    guard !scrollers.isOpen else { return nil }
    guard let table = scrollers.tables[name] else {
      report(.moment(.noSuchRow(table: nil)), at: place)
      return nil
    }
    var reader = RowFilterReader(table: table)
    let kept = reader.filter(filter)
    add(reader.errors)
    guard reader.errors.isEmpty else { return nil }
    if let row = (0..<table.rowCount).first(where: kept.holds) { return .row(row) }
    report(.moment(.noSuchRow(table: table.name)), at: place)
    return nil
  }
}
