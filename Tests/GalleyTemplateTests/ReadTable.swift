import GalleyFiles

@testable import GalleyTables
@testable import GalleyTemplate

/// A data file as `galley table` reads it.
struct ReadTable {
  let table: Table
  let notes: [ImportNote]

  init(
    _ bytes: [UInt8], _ name: String = "a.csv", given: [String: ColumnMeaningOverride] = [:], locale: String = "en",
    _ change: (inout DataImport) -> Void = { _ in }
  ) throws {
    var file = DataImport(name)
    change(&file)
    let data = try file.read(files: .memory([name: bytes]))
    var reader = MeaningReader(given: given, locale: locale)
    table = reader.read(data.table)
    notes = data.notes + reader.notes
  }

  init(
    _ text: String, _ name: String = "a.csv", given: [String: ColumnMeaningOverride] = [:], locale: String = "en",
    _ change: (inout DataImport) -> Void = { _ in }
  ) throws {
    try self.init(Array(text.utf8), name, given: given, locale: locale, change)
  }

  var names: [String] { table.columns.map(\.name) }

  var rows: [[String]] { (0..<table.rowCount).map { row in table.columns.map { $0[row] } } }

  func cells(_ name: String) -> [String] {
    table.columns.first { $0.name == name }.map { column in (0..<column.count).map { column[$0] } } ?? []
  }

  func finding(_ name: String) -> MeaningEvidence.Finding? {
    for case .meaning(name, let evidence) in notes { return evidence.finding }
    return nil
  }

  /// Returns the order of day and month that was detected in the column `name`.
  func order(_ name: String) -> MeaningEvidence.Order? {
    if case .moment(_, let order, _, _) = finding(name) { order } else { nil }
  }

  /// Returns the indices of the rows that meet `condition`.
  func rows(where condition: String) throws -> [Int] {
    let kept = try table.filtered(where: condition)
    return (0..<kept.rowCount).map { kept.number(ofRow: $0) }
  }
}
