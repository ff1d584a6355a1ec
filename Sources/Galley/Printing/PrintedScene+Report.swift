import GalleyDiagnostics
import GalleyPrint
import GalleyTemplate
import GalleyViews

extension PrintedScene {
  /// A line on the pages, and a line on everything that all rows agreed upon, with the row that made it so.
  public var report: String {
    let pages = "\(pageCount) \(pageCount == 1 ? "page" : "pages")"
    let size = "\(ExplainReport.points(sheetSize.width)) × \(ExplainReport.points(sheetSize.height)) pt"
    let scale = "rows at \(ExplainReport.points(print.scale * 100)) %"
    return PrintedText.lines(["\(pages) of \(size), \(scale)"] + agreements.flatMap { $0.printed })
  }
}

extension InspectedAgreement {
  /// What the rows agreed upon, a line each.
  fileprivate var printed: [String] {
    let subject = list.map { $0.id ?? $0.kind } ?? "screen"
    return fits.map { fit in
      "\(subject): all rows \(fit.name(of: fit.chosen))"
        + (fit.reason.map { ", because \($0)" } ?? ", which fits every row")
    } + columns.map { $0.sentence(of: list) }
  }
}
