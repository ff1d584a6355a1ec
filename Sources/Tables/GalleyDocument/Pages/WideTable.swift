public import GalleyMessages
import GalleyPages
import GalleyPrint
import GalleyTables
import GalleyTemplate

/// The layout that was chosen for a table that is wider than the text.
public struct WideTable: Hashable, Sendable {
  public let place: SourcePlace
  /// The chosen layout and its drawbacks, in one sentence without a full stop.
  public let words: String

  init?(_ document: TableDocument, isTurned: Bool, at place: SourcePlace) {
    let fit = document.fit
    guard isTurned || document.plan.isDense || fit.layout == .stacked || fit.natural > fit.offered + 0.05 else {
      return nil
    }
    self.place = place
    let turned = isTurned ? "on landscape pages, " : ""
    words = turned + TablePrintReport(document, sizeOption: "'fontSize'").decision
  }
}
