extension Grammar {
  package static let report = RecordShape(
    "a report", "A Galley report: texts, tables, charts and pictures of scenes, set on pages.",
    ReportKeys.defined().fields)
}
