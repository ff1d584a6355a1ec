import GalleyGeometry
import GalleyPrint
import GalleyRender
import GalleyTemplate
import GalleyViews

/// Finds the pages of a list: scrolls from page to page and looks each time which rows nothing covers.
struct PageBreaker {
  private let view: PagedList
  private var shown: Set<PageBlock.Key> = []
  /// How far down blocks taller than a page were shown, in points.
  private var progress: [PageBlock.Key: Double] = [:]
  private var account = RowAccount()
  private var pages: [ScenePage] = []
  private var section = ""
  private var last: PagedList.Look?

  /// How often a page is looked at again because what covers it changed with the offset.
  private static let attempts = 8
  private static let namesLost = 3

  init(_ view: PagedList) { self.view = view }

  /// The pages, in order.
  ///
  /// - Throws: ``ProofError/lostRows(_:)`` where a row would be on no page.
  mutating func find() throws(ProofError) -> [ScenePage] {
    var offset = 0.0
    while let next = try addPage(at: offset) {
      guard next > offset + PageFill.tolerance else { throw lost(account.lost(limit: Self.namesLost)) }
      offset = next
    }
    let rows = account.lost(limit: Self.namesLost)
    guard rows.isEmpty else { throw lost(rows) }
    return pages
  }

  private func lost(_ rows: [String]) -> ProofError { last.map { view.lost(rows, $0) } ?? .lostRows(rows) }

  /// Adds the page that begins with the first block that was not shown yet, near `offset`, and answers where the next
  /// one begins; nil behind the last.
  private mutating func addPage(at offset: Double) throws(ProofError) -> Double? {
    let (offset, look) = try settle(at: offset)
    let pending = pending(in: look)
    let goesOn = look.goesOn
    guard let first = pending.first else { return goesOn ? offset + look.window.height / look.scale : nil }
    guard first.minY >= look.window.range.lowerBound - PageFill.tolerance * 2 else { throw view.covered(look) }
    let fill = PageFill(pending, in: look.window.range, isLast: !goesOn)
    guard !fill.blocks.isEmpty else { return look.offset(offset, movedTo: first.minY) }
    note(fill, look)
    addPage(fill, look, at: offset)
    let rest = self.pending(in: look)
    if rest.isEmpty && !goesOn { return nil }
    // Rows that do not exist yet lie below the window.
    let next = rest.first?.minY ?? look.scroller.window.maxY
    return look.offset(offset, movedTo: next)
  }

  /// Scrolls until the first block that was not shown yet lies at the upper edge of what nothing covers; the first
  /// page begins at rest.
  private mutating func settle(at start: Double) throws(ProofError) -> (Double, PagedList.Look) {
    var offset = start
    var look = try take(view.look(at: offset))
    for _ in 0..<Self.attempts {
      guard let first = pending(in: look).first else { break }
      let away = first.minY - look.window.range.lowerBound
      let isAtRest = offset == 0 && away >= 0
      // What lies over the first row without an inset for it is scrolled away from, even beyond the start.
      let next = offset + away / look.scale
      if isAtRest || abs(next - offset) <= PageFill.tolerance { break }
      let again = try take(view.look(at: next))
      // A scroller that does not go further shows its end.
      if abs(again.scroller.offset - look.scroller.offset) <= PageFill.tolerance { break }
      (offset, look) = (next, again)
    }
    return (offset, look)
  }

  /// What the window shows and no page has shown yet, from the top; above what lies below it there may be rows that
  /// do not exist yet.
  private func pending(in look: PagedList.Look) -> [PageFill.Pending] {
    look.content.blocks.lazy.filter { !$0.isPinned && !shown.contains($0.key) }
      .map { PageFill.Pending(block: $0, from: min(progress[$0.key] ?? 0, $0.frame.height)) }
      .filter { $0.minY < look.scroller.window.maxY - PageFill.tolerance }
      .sorted { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }
  }

  // MARK: Account

  private mutating func take(_ look: PagedList.Look) -> PagedList.Look {
    for container in look.content.containers {
      account.add(
        .init(count: container.count, shows: container.showsRow, name: container.name), at: container.key)
    }
    for key in look.content.empty { account.settle(key) }
    for key in look.split { account.split(key) }
    for block in look.content.blocks where !block.isPinned { account.expect(block.key) { block.name } }
    last = look
    return look
  }

  private mutating func note(_ fill: PageFill, _ look: PagedList.Look) {
    for block in fill.blocks {
      if fill.finishes(block) {
        shown.insert(block.key)
        account.settle(block.key)
      } else if let extent = fill.extents[block.key] {
        progress[block.key] = extent.upperBound
      }
    }
    for block in look.content.blocks where block.isPinned { account.settle(block.key) }
  }

  private mutating func addPage(_ fill: PageFill, _ look: PagedList.Look, at offset: Double) {
    let headers = fill.blocks.filter { $0.role == .header && !$0.title.isEmpty }
      .map { ScenePage.Header(title: $0.title, y: $0.frame.minY) }
    let pinned = look.content.blocks.first { $0.isPinned && $0.role == .header }
    section = pinned?.title ?? section
    let title = pages.isEmpty && section.isEmpty ? headers.first?.title ?? "" : section
    section = headers.last?.title ?? section
    pages.append(ScenePage(offset: offset, extents: fill.extents, section: title, headers: headers))
  }
}
