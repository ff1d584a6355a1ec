import GalleyGeometry
public import GalleyPicture
public import GalleyTemplate
public import GalleyText

/// A table set into a column of text: blocks of known heights, which somebody else puts on pages.
///
/// Columns, groups, sums and colours are as ``TableDocument`` has them. Put ``titles()`` above the first block, and above
/// the first one of each page.
public final class TableFlow {
  /// The table as it was set; its one page is as long as the table.
  public let document: TableDocument
  /// What is to be put on pages, in its order.
  public let blocks: [Block]
  /// The height of the titles of columns, in points; 0 where rows are stacked.
  public var titlesHeight: Double { document.frame.columnTitles }
  private let placed: [PageFiller.Block]

  /// A row, a heading or sums.
  public struct Block: Hashable, Sendable {
    /// Its height, in points.
    public let height: Double
    /// Whether the next block should stand on the same page, as a row below its heading.
    public let isKeptWithNext: Bool
  }

  /// Longer than any table; PDF pages end at 14,400 points.
  private static let endless = 1e9

  /// Sets `table` into `width` points, as `plan` says but for its title, paper, and lines at the edges.
  ///
  /// - Throws: ``PrintError`` for columns and formats that there are not.
  public init(_ table: Table, _ plan: TablePlan, width: Double, engine: TextEngine) throws(PrintError) {
    var plan = plan
    (plan.title, plan.subtitle, plan.header, plan.footer) = ("", "", .init(), .init())
    (plan.report, plan.style.logo) = (.init(), nil)
    let size = Size(width: width, height: Self.endless)
    plan.paper = Paper(size, orientation: .portrait, margins: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    let first = try TableDocument(table, plan, file: "", engine: engine)
    document = try first.denser(table, engine: engine) ?? first
    var placed: [(block: PageFiller.Block, height: Double)] = []
    _ = document.filler.fill(from: PageFiller.Place(), room: Self.endless) { block, _, height in
      placed.append((block, height))
    }
    self.placed = placed.map(\.block)
    blocks = placed.enumerated().map { index, entry in
      var isKept = false
      if case .heading = entry.block { isKept = true }
      if index + 1 < placed.count, case .total = placed[index + 1].block { isKept = true }
      return Block(height: entry.height, isKeptWithNext: isKept)
    }
  }

  /// The width from the first column's left edge to the last one's right edge, in points.
  public var width: Double { document.frame.panels[0].width }

  /// The titles of the columns, from the point at their upper left corner on.
  public func titles() -> [Picture.Item] {
    let surface = PictureSurface()
    // A picture takes whatever is drawn.
    try? TablePage(document, 0, on: surface).drawColumnTitles(top: 0)
    return surface.items
  }

  /// The block at `index`, from the point at its upper left corner on.
  public func items(ofBlock index: Int) -> [Picture.Item] {
    let surface = PictureSurface()
    let area = Rect(x: 0, y: 0, width: document.frame.body.width, height: blocks[index].height)
    var page = TablePage(document, 0, on: surface)
    try? page.draw(placed[index], in: area)
    return surface.items
  }
}
