import GalleyGeometry

/// The nodes are built once. For each row, its strings replace those of the previous row, and dependent results are
/// discarded.
package final class PrototypeRow {
  let node: LayoutNode
  private let leaves: [(node: LayoutNode, leaf: any SizingLeaf)]
  private let exchange: (Int, UnsafeMutablePointer<LeafLine>) -> Void
  private let isSound: () -> Bool
  private let lines: LeafLines
  @exclusivity(unchecked) private var compiled: Compiled?
  /// The row heights for rows in which one `Text` wraps, keyed by that `Text` and its height.
  @exclusivity(unchecked) private var wrappedHeights:
    [(text: UnsafeMutablePointer<CompiledRow.Entry>, height: Double, row: Double)] = []
  @exclusivity(unchecked) private var unwrappedHeight: Double?
  private var columns: [ObjectIdentifier: [Column]] = [:]

  private final class Compiled {
    let plan: CompiledRow
    private var unwrapped: UnwrappedWidth?
    private var wrapped: WrappedText?
    @exclusivity(unchecked) private var known: Heights?

    init(_ plan: CompiledRow) { self.plan = plan }

    /// Created on first use, because constant `Text` views must be measured.
    var heights: Heights {
      if let known { return known }
      (unwrapped, wrapped) = (plan.unwrappedWidth, plan.wrappedText)
      let made = Heights(unwrapped.map(Unmanaged.passUnretained), wrapped.map(Unmanaged.passUnretained))
      known = made
      return made
    }
  }

  private struct Heights {
    private let unwrapped: Unmanaged<UnwrappedWidth>?
    private let wrapped: Unmanaged<WrappedText>?

    init(_ unwrapped: Unmanaged<UnwrappedWidth>?, _ wrapped: Unmanaged<WrappedText>?) {
      (self.unwrapped, self.wrapped) = (unwrapped, wrapped)
    }

    func minimumWidth(in plan: CompiledRow) -> Double? {
      unwrapped?._withUnsafeGuaranteedRef { $0.width(in: plan) }
    }

    func answer(offered width: Double, in plan: CompiledRow) -> WrappedText.Answer? {
      wrapped?._withUnsafeGuaranteedRef { $0.answer(offered: width, in: plan) }
    }
  }

  /// Returns nil if the line breaks do not determine the height at `width`.
  typealias Keep = (_ text: SizingMember, _ space: WrappedText.Room, _ width: Double) -> Double?

  /// Created when rows are first measured, because the widths of their columns are final by then.
  private var parts: Compiled {
    if let compiled { return compiled }
    let made = Compiled(CompiledRow(node, leaves: leaves, lines))
    compiled = made
    return made
  }

  private var plan: CompiledRow { parts.plan }

  private struct Column {
    let key: AnyHashable
    let depth: Int
    let plan: CompiledRow
    let synced: SharedColumnWidth
  }

  /// - Parameters:
  ///   - leaves: The leaves whose content changes from row to row.
  ///   - exchange: Sets the strings of a row, and optionally the lines of the leaves.
  ///   - isSound: Returns whether all leaves could be measured.
  package init(
    _ node: LayoutNode, leaves: [(node: LayoutNode, leaf: any SizingLeaf)],
    exchange: @escaping (_ row: Int, _ lines: UnsafeMutablePointer<LeafLine>) -> Void, isSound: @escaping () -> Bool
  ) {
    self.node = node
    lines = LeafLines(count: leaves.count)
    self.leaves = leaves
    self.exchange = exchange
    self.isSound = isSound
    // Measurements are not counted, because their number depends on the order in which threads measure rows.
    node.forEachBelow { $0.counters = nil }
  }

  var leafCount: Int { leaves.count }

  func expect(_ count: Int) {
    for leaf in leaves { leaf.leaf.expect(count) }
  }

  func makeConfined() -> Bool { plan.isConfined }

  func size(ofRow index: Int, for proposal: ProposedViewSize) -> Size? {
    answer(ofRow: index) { plan in
      defer { plan.noteFits(row: index) }
      return plan.size(for: proposal)
    }
  }

  func answer<Answer>(ofRow index: Int, _ ask: (CompiledRow) -> Answer) -> Answer? {
    let plan = plan
    enter(index, plan)
    let answer = ask(plan)
    return isSound() ? answer : nil
  }

  @inline(__always)
  private func enter(_ index: Int, _ plan: CompiledRow) {
    lines.forget()
    exchange(index, lines.base)
    plan.startRow()
  }

  /// Returns the height of a row, with the minimum width from which it is valid if that is available. Returns nil if
  /// the row must be built.
  func height(
    ofRow index: Int, offered width: Double?, _ keep: Keep
  ) -> (height: Double, minimumWidth: Double?)? {
    let parts = parts
    let (plan, heights) = (parts.plan, parts.heights)
    enter(index, plan)
    let minimum = heights.minimumWidth(in: plan)
    let holds = minimum.map { $0 <= width ?? .infinity } ?? false
    if holds, let unwrappedHeight, isSound() {
      if let minimum, let width, width > PrototypeRow.upright, minimum > width * PrototypeRow.narrowest,
        case .text(let text, let space)? = heights.answer(offered: minimum - PrototypeRow.hair, in: plan)
      {
        _ = keep(text, space, width)
      }
      return (unwrappedHeight, minimum)
    }
    if !holds, minimum != nil, let width, let height = height(offered: width, plan, heights, keep), isSound() {
      return (height, minimum)
    }
    let height = plan.size(for: ProposedViewSize(width: width, height: nil)).height
    plan.noteFits(row: index)
    guard isSound() else { return nil }
    if holds { unwrappedHeight = height }
    return (height, minimum)
  }

  /// A row narrower than its minimum by this length, in points, is too narrow even after rounding to pixels.
  private static let hair = 2.0

  /// A width in points that exceeds that of a phone in portrait. Narrower lists rarely shrink further.
  private static let upright = 500.0

  /// Line breaks are not stored for widths below this fraction of the first width. Rotation and split view reduce the
  /// width by less than that.
  private static let narrowest = 1.0 / 3

  /// Returns a known height, or nil if several `Text` views wrap or no such row was measured yet.
  private func height(
    offered width: Double, _ plan: CompiledRow, _ heights: Heights, _ keep: Keep
  ) -> Double? {
    switch heights.answer(offered: width, in: plan) {
    case .nothing: return unwrappedHeight
    case .text(let text, let space):
      let offer = width - space.inset
      let own = keep(text, space, offer) ?? text.size(for: ProposedViewSize(width: offer, height: nil)).height
      if let known = knownHeight(of: text.entry, height: own) { return known }
      let height = plan.size(for: ProposedViewSize(width: width, height: nil)).height
      if wrappedHeights.count < PrototypeRow.knownHeights, isSound() {
        wrappedHeights.append((text.entry, own, height))
      }
      return height
    case nil: return nil
    }
  }

  private func knownHeight(of text: UnsafeMutablePointer<CompiledRow.Entry>, height: Double) -> Double? {
    wrappedHeights.first { $0.text == text && $0.height == height }?.row
  }

  private func height(of record: RowBreaks.Record, offered width: Double) -> Double? {
    let text = plan.entry(ofLeaf: record.leaf)
    let own = leaves[record.leaf].leaf.height(ofBreaks: record.breaks, width: width - record.space.inset)
    return own.flatMap { knownHeight(of: text, height: $0) }
  }

  func height(
    minimumWidth: Float, recordAt start: UInt32, in breaks: BreakPieces, offered width: Double?
  ) -> Double? {
    if let height = height(unwrappedFrom: minimumWidth, offered: width) { return height }
    guard let width else { return nil }
    return breaks.with(recordAt: start, offered: width) { height(of: $0, offered: width) }
  }

  private static let knownHeights = 32

  private func height(unwrappedFrom minimumWidth: Float, offered width: Double?) -> Double? {
    Double(minimumWidth) <= width ?? .infinity ? unwrappedHeight : nil
  }

  /// Measures a row for `sharedSize`. Returns false if the row must be built.
  func measure(_ index: Int, for sharedSize: SharedSize) -> Bool {
    let columns = columns(of: sharedSize)
    guard !columns.isEmpty else { return true }
    lines.forget()
    exchange(index, lines.base)
    for column in columns where sharedSize.isDue(column.key, depth: column.depth) {
      column.plan.startRow()
      sharedSize.note(column.plan.size(for: .unspecified).width, row: index, in: column.synced)
    }
    return isSound()
  }

  private func columns(of sharedSize: SharedSize) -> [Column] {
    if let known = columns[ObjectIdentifier(sharedSize)] { return known }
    let found = node.columns(of: sharedSize).map {
      Column(
        key: $0.rule.key, depth: $0.depth, plan: CompiledRow($0.content, leaves: leaves, lines),
        synced: sharedSize.column($0.rule.key))
    }
    columns[ObjectIdentifier(sharedSize)] = found
    return found
  }
}

package protocol RowSizing: AnyObject {
  /// Returns the shape of a row, or nil if the row must be built. Rows with the same shape differ only in their
  /// strings.
  func shape(ofRow index: Int) -> Int?

  func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow?

  var threads: RowThreads? { get }

  /// Returns a copy that shares no mutable state with this object.
  func copyForThread() -> (any RowSizing)?

  func refresh() -> Bool
}

extension RowSizing {
  package var threads: RowThreads? { nil }
  package func copyForThread() -> (any RowSizing)? { nil }
  package func refresh() -> Bool { true }
}

extension LayoutNode {
  fileprivate func forEachBelow(_ body: (LayoutNode) -> Void) {
    body(self)
    for child in children { child.forEachBelow(body) }
  }
}
