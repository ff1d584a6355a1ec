public import GalleyMessages
import GalleyPrint
import GalleyRender
import GalleyTables
import GalleyTemplate

/// How a table of a report is laid out that is wider than the text.
public struct WideTable: Hashable, Sendable {
  /// Where the report has it.
  public let place: SourcePlace
  /// What was chosen and what it costs, in one sentence without a full stop.
  public let words: String

  /// The layout of `document` at `place`; nil where it fits as it is.
  init?(_ document: TableDocument, isTurned: Bool, at place: SourcePlace) {
    let fit = document.fit
    guard isTurned || document.plan.isDense || fit.layout == .stacked || fit.natural > fit.offered + 0.05 else {
      return nil
    }
    self.place = place
    let turned = isTurned ? "on sheets that are turned, " : ""
    words = turned + TablePrintReport(document, sizeOption: "'fontSize'").decision
  }
}
