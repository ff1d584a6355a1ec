import GalleyGeometry
import GalleyViews

/// The rows and headers of a scroller, as they lie on the screen: what no page ends in the middle of.
struct PageBlocks {
  /// A row, a header or a footer.
  struct Block {
    /// Where it lies, in points on the screen.
    let frame: Rect
    /// Whether it stands over rows.
    let isHeader: Bool
    /// The first text in it.
    let title: String
  }

  /// The scroller.
  let scroller: InspectedView
  /// How it stands.
  let scroll: InspectedView.Scroll
  /// What is in it, from the top.
  let blocks: [Block]

  /// The blocks of the first scroller of `root` that scrolls vertically, or of the one called `id`; nil where there is
  /// none.
  init?(in root: InspectedView, scroller id: String?) {
    guard let found = PageBlocks.scroller(in: root, id), let scroll = found.scroll else { return nil }
    scroller = found
    self.scroll = scroll
    blocks = found.children.flatMap { PageBlocks.blocks(of: $0) }.filter { $0.frame.height > 0 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private static func scroller(in view: InspectedView, _ id: String?) -> InspectedView? {
    if let scroll = view.scroll, scroll.axes.contains(.vertical), id == nil || view.id == id { return view }
    for child in view.children {
      if let found = scroller(in: child, id) { return found }
    }
    return nil
  }

  /// The children of every container of rows; where there is none, those of the first view with several.
  private static func blocks(of view: InspectedView) -> [Block] {
    if holdsRows(view) {
      return view.children.flatMap { child in
        holdsRows(child) ? blocks(of: child) : [block(child, in: view)]
      }
    }
    if view.children.count == 1, view.scroll == nil { return blocks(of: view.children[0]) }
    return view.children.isEmpty ? [] : view.children.map { block($0, in: view) }
  }

  /// Whether rows lie in `view`, those of scrollers in it left aside.
  private static func holdsRows(_ view: InspectedView) -> Bool {
    if view.rows != nil { return true }
    return view.children.contains { $0.scroll == nil && holdsRows($0) }
  }

  private static func block(_ view: InspectedView, in container: InspectedView) -> Block {
    // Beside rows, what has no row of its own is a header or a footer.
    let isHeader = container.rows != nil && row(of: view) == nil && view.kind.hasSuffix("Header")
    return Block(frame: view.frame, isHeader: isHeader, title: title(of: view))
  }

  private static func row(of view: InspectedView) -> Int? {
    view.row ?? (view.children.count == 1 ? row(of: view.children[0]) : view.children.lazy.compactMap(\.row).first)
  }

  /// The first text that has a letter: emoji and symbols beside it are no name.
  private static func title(of view: InspectedView) -> String {
    if let line = view.lines.first(where: { $0.contains(where: \.isLetter) }) { return line }
    return view.children.lazy.map { title(of: $0) }.first { !$0.isEmpty } ?? ""
  }

  // MARK: Breaks

  /// Where the page that shows the window ends: the lowest edge that cuts no block, and leaves no header alone.
  var pageEnd: Double {
    let top = scroll.viewport.minY + pinnedHeight
    let bottom = min(scroll.viewport.maxY, contentEnd)
    var end = bottom
    while let cut = blocks.first(where: { $0.frame.minY < end - 0.01 && $0.frame.maxY > end + 0.01 && !isPinned($0) }) {
      end = cut.frame.minY
    }
    while let last = blocks.last(where: { $0.frame.maxY <= end + 0.01 && $0.frame.minY > top + 0.01 }), last.isHeader,
      end < contentEnd - 0.01
    {
      end = last.frame.minY
    }
    // A block taller than the page is cut all the same.
    return end <= top + 0.01 ? bottom : end
  }

  /// How far down a page that ends at `end` is drawn: as far as its last block reaches, so that no rim of the next one
  /// shows where edges are smoothed; to the end itself where that cuts a block taller than the page.
  func drawnEnd(until end: Double) -> Double {
    if blocks.contains(where: { $0.frame.minY < end - 0.01 && $0.frame.maxY > end + 0.01 }) { return end }
    let last = blocks.lazy.map(\.frame.maxY).filter { $0 <= end + 0.01 }.max() ?? end
    return min(end, last)
  }

  /// Where the content ends on the screen.
  var contentEnd: Double { scroll.viewport.minY - scroll.offset.y + scroll.contentSize.height }

  /// Whether the page shows the end of the content.
  var isLast: Bool { pageEnd >= contentEnd - 0.01 }

  /// How much of the window's top a header covers that stays there.
  var pinnedHeight: Double { pinned?.frame.height ?? 0 }

  /// The header that lies over rows at the window's top.
  var pinned: Block? { blocks.first { isPinned($0) } }

  private func isPinned(_ block: Block) -> Bool {
    guard block.isHeader, abs(block.frame.minY - scroll.viewport.minY) < 0.01 else { return false }
    return blocks.contains {
      !$0.isHeader && $0.frame.minY < block.frame.maxY - 0.01 && $0.frame.maxY > block.frame.minY
    }
  }

  /// The headers that come into view on a page that ends at `end`, with their places.
  func headers(until end: Double) -> [Block] {
    blocks.filter {
      $0.isHeader && $0.frame.minY >= scroll.viewport.minY - 0.01 && $0.frame.minY < end - 0.01 && !isPinned($0)
    }
  }
}
