import GalleyGeometry
import GalleyPrint
import GalleyRender
import GalleyTemplate
import GalleyViews

/// Finds the page breaks. It scrolls from page to page and checks which rows are not covered.
struct PageBreaker {
  private let view: PagedList
  private var shown: Set<PageBlock.Key> = []
  /// How much of each block has been shown, for blocks that are taller than a page.
  private var progress: [PageBlock.Key: Double] = [:]
  private var account = RowAccount()
  private var pages: [ScenePage] = []
  private var section = ""
  private var last: PagedList.Snapshot?

  /// The maximum number of corrections of a page's offset. Views that cover rows may change with the offset.
  private static let attempts = 8
  private static let namesLost = 3

  init(_ view: PagedList) { self.view = view }

  /// - Throws: `ProofError.lostRows(_:)` if a row would not appear on any page.
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

  private mutating func addPage(at offset: Double) throws(ProofError) -> Double? {
    let (offset, snapshot) = try settle(at: offset)
    let pending = pending(in: snapshot)
    let continues = snapshot.continues
    guard let first = pending.first else { return continues ? offset + snapshot.window.height / snapshot.scale : nil }
    guard first.minY >= snapshot.window.range.lowerBound - PageFill.tolerance * 2 else { throw view.covered(snapshot) }
    let fill = PageFill(pending, in: snapshot.window.range, isLast: !continues)
    guard !fill.blocks.isEmpty else { return snapshot.offset(offset, movedTo: first.minY) }
    note(fill, snapshot)
    addPage(fill, snapshot, at: offset)
    let rest = self.pending(in: snapshot)
    if rest.isEmpty && !continues { return nil }
    // If all existing rows fit, the next page starts with rows that have not been created yet.
    let next = rest.first?.minY ?? snapshot.scroller.window.maxY
    return snapshot.offset(offset, movedTo: next)
  }

  /// Returns the offset of a page whose first row is not covered. The first page starts at rest.
  private mutating func settle(at start: Double) throws(ProofError) -> (Double, PagedList.Snapshot) {
    var offset = start
    var snapshot = try take(view.snapshot(at: offset))
    for _ in 0..<Self.attempts {
      guard let first = pending(in: snapshot).first else { break }
      let away = first.minY - snapshot.window.range.lowerBound
      let isAtRest = offset == 0 && away >= 0
      // Without a safe area inset, a view may cover the first row. Then scroll away from it, even beyond the start.
      let next = offset + away / snapshot.scale
      if isAtRest || abs(next - offset) <= PageFill.tolerance { break }
      let again = try take(view.snapshot(at: next))
      // The scroll view is at its end.
      if abs(again.scroller.offset - snapshot.scroller.offset) <= PageFill.tolerance { break }
      (offset, snapshot) = (next, again)
    }
    return (offset, snapshot)
  }

  /// Returns the blocks to show next. Blocks below the window are excluded, because there may be rows before them that
  /// have not been created yet.
  private func pending(in snapshot: PagedList.Snapshot) -> [PageFill.Pending] {
    snapshot.content.blocks.lazy.filter { !$0.isPinned && !shown.contains($0.key) }
      .map { PageFill.Pending(block: $0, from: min(progress[$0.key] ?? 0, $0.frame.height)) }
      .filter { $0.minY < snapshot.scroller.window.maxY - PageFill.tolerance }
      .sorted { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }
  }

  // MARK: Account

  private mutating func take(_ snapshot: PagedList.Snapshot) -> PagedList.Snapshot {
    for container in snapshot.content.containers {
      account.add(
        .init(count: container.count, shows: container.showsRow, name: container.name), at: container.key)
    }
    for key in snapshot.content.empty { account.settle(key) }
    for key in snapshot.split { account.split(key) }
    for block in snapshot.content.blocks where !block.isPinned { account.expect(block.key) { block.name } }
    last = snapshot
    return snapshot
  }

  private mutating func note(_ fill: PageFill, _ snapshot: PagedList.Snapshot) {
    for block in fill.blocks {
      if fill.finishes(block) {
        shown.insert(block.key)
        account.settle(block.key)
      } else if let extent = fill.extents[block.key] {
        progress[block.key] = extent.upperBound
      }
    }
    for block in snapshot.content.blocks where block.isPinned { account.settle(block.key) }
  }

  private mutating func addPage(_ fill: PageFill, _ snapshot: PagedList.Snapshot, at offset: Double) {
    let headers = fill.blocks.filter { $0.role == .header && !$0.title.isEmpty }
      .map { ScenePage.Header(title: $0.title, y: $0.frame.minY) }
    let pinned = snapshot.content.blocks.first { $0.isPinned && $0.role == .header }
    section = pinned?.title ?? section
    let title = pages.isEmpty && section.isEmpty ? headers.first?.title ?? "" : section
    section = headers.last?.title ?? section
    pages.append(ScenePage(offset: offset, extents: fill.extents, section: title, headers: headers))
  }
}
