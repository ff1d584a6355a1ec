import GalleyLayout
import GalleySnapshot

extension InspectedSharedSize {
  init?(_ sharedSize: SharedSize, in search: SharedSizeSearch) {
    guard sharedSize.isUsed else { return nil }
    let columns = sharedSize.columns.map { Column($0.key, $0.value, search.mode(of: $0.key, in: sharedSize)) }
      .sorted { $0.key < $1.key }
    let fits = sharedSize.fits.compactMap { Fit($0.key, $0.value, search.candidates(of: $0.key, in: sharedSize)) }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    self.init(list: search.owners[ObjectIdentifier(sharedSize)], columns: columns, fits: fits)
  }
}

extension InspectedSharedSize.Column {
  init(_ key: AnyHashable, _ column: SharedColumnWidth, _ mode: SyncMode?) {
    let width = column.width(mode ?? .exact)
    self.init(
      key: "\(key.base)", mode: mode.map { SharedWidthMode($0) }, width: width, cells: column.count,
      widest: column.widest.map { InspectedSharedSize.Cell($0) },
      runnerUp: column.runnerUp.map { InspectedSharedSize.Cell($0) }, cut: column.count(widerThan: width))
  }
}

extension InspectedSharedSize.Cell {
  init(_ cell: SharedColumnWidth.Cell) { self.init(width: cell.width, row: cell.row, words: cell.words) }
}

extension InspectedSharedSize.Fit {
  init?(_ key: AnyHashable, _ fit: UniformFit, _ candidates: [String]) {
    guard let place = key.base as? FitPlace, !fit.findings.isEmpty else { return nil }
    self.init(
      file: place.file, line: place.line, column: place.column, candidates: candidates, chosen: fit.choice,
      findings: fit.findings.map { InspectedSharedSize.Finding($0) })
  }
}

extension InspectedSharedSize.Finding {
  init(_ finding: UniformFit.Finding) {
    self.init(
      axis: finding.axis, needed: finding.needed, offered: finding.offered, row: finding.row, words: finding.words,
      overruns: finding.overruns)
  }
}
