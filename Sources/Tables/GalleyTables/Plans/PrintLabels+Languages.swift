import CResources
import GalleyFiles

extension PrintLabels {
  static let known = EmbeddedText(galleyPrintWords())

  init(_ lines: [Substring]) {
    self.init()
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2, let path = Self.paths[parts[0]] { self[keyPath: path] = String(parts[1]) }
    }
    report.table = table
  }

  private static var paths: [Substring: WritableKeyPath<PrintLabels, String>] {
    [
      "figure": \.figure,
      "table": \.table,
      "section": \.section,
      "page": \.page,
      "charts.other": \.charts.other,
      "charts.linear": \.charts.linear,
      "charts.average": \.charts.average,
      "tables.continued": \.tables.continued,
      "tables.total": \.tables.total,
      "tables.average": \.tables.average,
      "tables.row": \.tables.row,
      "tables.rows": \.tables.rows,
      "tables.empty": \.tables.empty,
      "tables.rowsOf": \.tables.rowsOf,
      "tables.partial": \.tables.partial,
      "tables.subtotals": \.tables.subtotals,
      "report.contents": \.report.contents,
      "report.summary": \.report.summary,
      "report.groups": \.report.groups,
      "report.columns": \.report.columns,
      "report.notes": \.report.notes,
      "report.filter": \.report.filter,
      "report.rows": \.report.rows,
      "report.share": \.report.share,
      "report.facts.name": \.report.facts.name,
      "report.facts.kind": \.report.facts.kind,
      "report.facts.filled": \.report.facts.filled,
      "report.facts.empty": \.report.facts.empty,
      "report.facts.distinct": \.report.facts.distinct,
      "report.facts.least": \.report.facts.minimum,
      "report.facts.most": \.report.facts.maximum,
      "report.facts.kinds.text": \.report.facts.kinds.text,
      "report.facts.kinds.integer": \.report.facts.kinds.integer,
      "report.facts.kinds.number": \.report.facts.kinds.number,
      "report.facts.kinds.boolean": \.report.facts.kinds.boolean,
      "report.facts.kinds.day": \.report.facts.kinds.day,
      "report.facts.kinds.time": \.report.facts.kinds.time,
      "report.facts.kinds.duration": \.report.facts.kinds.duration,
      "report.facts.kinds.clock": \.report.facts.kinds.clock,
      "report.facts.kinds.size": \.report.facts.kinds.size,
    ]
  }
}
