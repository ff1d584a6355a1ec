import GalleyGeometry
import GalleyMessages
import GalleyPrint
import GalleyRender
import GalleySnapshot
import GalleyTables
import GalleyTemplate
import GalleyViews

extension PrintedScene {
  /// A report on the pages, the shared sizes with the rows that determine them, and other lists of which only some rows
  /// are printed.
  public var report: String {
    let pages = CountedNoun.text(pageCount, "page")
    let size = "\(InspectedView.text(sheetSize.width)) × \(InspectedView.text(sheetSize.height)) pt"
    let scale = "rows at \(InspectedView.text(print.scale * 100)) % of their size on screen"
    let others = otherLists.map { id in
      """
      \(id): prints only the rows that are visible on the first page, because another list is printed; to print this \
      one, write 'list: \(id)' in 'print'
      """
    }
    return PrintedText.lines(["\(pages) of \(size), \(scale)"] + sharedSizes.flatMap { $0.printed } + others)
  }
}

extension InspectedSharedSize {
  fileprivate var printed: [String] {
    let subject = list.map { $0.id ?? $0.kind } ?? "screen"
    return fits.map { fit in
      "\(subject): all rows \(fit.name(of: fit.chosen))"
        + (fit.reason.map { ", because \($0)" } ?? ", which fits every row")
    } + columns.map { $0.sentence(of: list) }
  }
}
