extension Grammar {
  package static let report = RecordShape(
    "a report", "A Galley report: text, tables, charts and scene images on pages.",
    ReportKeys.defined().fields)
}
