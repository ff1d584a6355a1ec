import GalleyLayout
import GalleySnapshot

extension InspectedAgreement {
  /// Nil where nothing is agreed upon.
  init?(_ agreement: Agreement, in search: AgreementSearch) {
    guard agreement.isUsed else { return nil }
    let columns = agreement.columns.map { Column($0.key, $0.value, search.mode(of: $0.key, in: agreement)) }
      .sorted { $0.key < $1.key }
    let fits = agreement.fits.compactMap { Fit($0.key, $0.value, search.candidates(of: $0.key, in: agreement)) }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    self.init(list: search.owners[ObjectIdentifier(agreement)], columns: columns, fits: fits)
  }
}

extension InspectedAgreement.Column {
  init(_ key: AnyHashable, _ column: SyncedColumn, _ mode: SyncMode?) {
    let width = column.width(mode ?? .exact)
    self.init(
      key: "\(key.base)", mode: mode.map { SharedWidthMode($0) }, width: width, cells: column.count,
      widest: column.widest.map { InspectedAgreement.Cell($0) },
      runnerUp: column.runnerUp.map { InspectedAgreement.Cell($0) }, cut: column.count(widerThan: width))
  }
}

extension InspectedAgreement.Cell {
  init(_ cell: SyncedColumn.Cell) { self.init(width: cell.width, row: cell.row, words: cell.words) }
}

extension InspectedAgreement.Fit {
  /// Nil where nothing was found, because no row was ever asked.
  init?(_ key: AnyHashable, _ fit: UniformFit, _ candidates: [String]) {
    guard let place = key.base as? FitPlace, !fit.findings.isEmpty else { return nil }
    self.init(
      file: place.file, line: place.line, column: place.column, candidates: candidates, chosen: fit.choice,
      findings: fit.findings.map { InspectedAgreement.Finding($0) })
  }
}

extension InspectedAgreement.Finding {
  init(_ finding: UniformFit.Finding) {
    self.init(
      axis: finding.axis, needed: finding.needed, offered: finding.offered, row: finding.row, words: finding.words,
      overruns: finding.overruns)
  }
}
