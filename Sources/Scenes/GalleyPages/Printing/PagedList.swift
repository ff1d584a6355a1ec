import GalleyGeometry
import GalleyMessages
import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleyScroll
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyViews

final class PagedList {
  private let stage: Stage
  private let print: ScenePrint
  /// The identity of the list; `nil` if it has none and does not have to scroll.
  private let name: String?
  private var split: Set<PageBlock.Key> = []

  struct Snapshot {
    let scroller: PageScroller
    let window: PageWindow
    let content: PageContent
    let split: Set<PageBlock.Key>

    /// Whether the list or its rows are moved, rotated, scaled or projected.
    var isTransformed: Bool { scroller.scale != 1 || scroller.isCut || content.isTransformed }
    /// The number of canvas points per scrolled point.
    var scale: Double { scroller.scale ?? 1 }
    func offset(_ offset: Double, movedTo y: Double) -> Double {
      // If the scale is 1, this avoids the rounding error of a division.
      scale == 1 ? offset + y - window.range.lowerBound : offset + (y - window.range.lowerBound) / scale
    }
    var continues: Bool {
      scroller.contentEnd > scroller.window.maxY + PageFill.tolerance
        && scroller.offset < scroller.reach + scroller.window.height / scale
    }
  }

  /// - Throws: `ProofError.print(_:at:)` if the named list does not exist, or if a list that has to scroll has no
  ///   identity.
  init?(on stage: Stage, _ print: ScenePrint, file: String) throws(ProofError) {
    stage.place()
    guard let scroller = PageScroller(in: stage.tree, called: print.scroller) else {
      if let id = print.scroller { throw .print(.unknownList(id), at: print.place) }
      return nil
    }
    name = scroller.name
    self.stage = stage
    self.print = print
    if name == nil, scroller.contentEnd > scroller.window.maxY + PageFill.tolerance {
      throw .print(.listWithoutIdentity, at: print.place ?? SourcePlace(file: file))
    }
    try refuseTurned(scroller)
  }

  var dependsOnVisibleRows: Bool { stage.tree.context.dependsOnVisibleRows }

  var otherLists: [String] {
    PageScroller.longer(in: stage.tree).compactMap(\.name).filter { $0 != name }
  }

  /// - Throws: `ProofError.problems(_:)` for problems of the views. `ProofError.print(_:at:)` if the list is
  ///   covered.
  func snapshot(at offset: Double) throws(ProofError) -> Snapshot {
    scroll(to: offset)
    guard stage.problems.isEmpty else { throw .problems(stage.problems) }
    guard let scroller = PageScroller(in: stage.tree, called: name) else {
      throw .print(.unknownList(name ?? ""), at: print.place)
    }
    try refuseTurned(scroller)
    var content = scroller.content(space: .infinity, split: &split)
    let pinned = content.blocks.filter(\.isPinned)
    let covers =
      PageCovers(over: scroller, in: stage.tree).covers
      + pinned.map { PageCovers.Cover(frame: $0.frame, name: "the pinned \($0.role.rawValue) '\($0.title)'") }
    let window = PageWindow(of: scroller, under: covers)
    let space = window.height + PageFill.tolerance
    if content.blocks.contains(where: { $0.frame.height > space }) {
      content = scroller.content(space: space, split: &split)
    }
    let snapshot = Snapshot(scroller: scroller, window: window, content: content, split: split)
    guard window.height >= PageWindow.leastHeight else { throw covered(snapshot) }
    return snapshot
  }

  func covered(_ snapshot: Snapshot) -> ProofError {
    if snapshot.isTransformed, snapshot.window.cover == nil { return turned(snapshot.scroller) }
    return .print(
      .coveredList(name ?? "", by: snapshot.window.cover, height: snapshot.window.height),
      at: print.place ?? own(snapshot.scroller)
    )
  }

  func lost(_ names: [String], _ snapshot: Snapshot) -> ProofError {
    snapshot.isTransformed ? turned(snapshot.scroller) : .lostRows(names)
  }

  private func refuseTurned(_ scroller: PageScroller) throws(ProofError) {
    guard scroller.scale == nil, scroller.reach > PageFill.tolerance else { return }
    throw turned(scroller)
  }

  private func turned(_ scroller: PageScroller) -> ProofError {
    .print(.turnedList(name ?? ""), at: own(scroller) ?? print.place)
  }

  private func own(_ scroller: PageScroller) -> SourcePlace? {
    scroller.origin.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column, length: $0.length) }
  }

  private func scroll(to offset: Double) {
    stage.tree.context.forgetWays()
    if let name { stage.scrollPositions[name] = .offset(Point(x: 0, y: offset)) }
  }

  func picture(of page: ScenePage) throws(ProofError) -> Picture {
    let snapshot = try self.snapshot(at: page.offset)
    let own = snapshot.content.blocks.filter { page.extents[$0.key] != nil }
    let hidden = own.filter { !isWhole($0, page.extents[$0.key], in: snapshot.window) }
    guard own.count == page.extents.count, hidden.isEmpty else {
      throw lost(hidden.prefix(3).map(\.name), snapshot)
    }
    let selection = PageSelection(of: snapshot.content.blocks, in: snapshot.window.range) { page.extents[$0.key] }
    return try ProofError.rethrowing { () throws(StageError) in try stage.picture(showing: selection) }
  }

  private func isWhole(_ block: PageBlock, _ extent: ClosedRange<Double>?, in window: PageWindow) -> Bool {
    guard let extent else { return false }
    return block.frame.minY + extent.lowerBound >= window.range.lowerBound - PageFill.tolerance * 2
      && block.frame.minY + extent.upperBound <= window.range.upperBound + PageFill.tolerance * 2
  }
}
