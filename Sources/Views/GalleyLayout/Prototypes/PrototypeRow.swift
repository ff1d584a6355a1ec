import GalleyGeometry

/// A row that stands in for others of its shape when they are measured: they differ from it in their texts alone.
///
/// Its nodes are built once. For each row the texts are exchanged, what hangs on them is forgotten, and the rest of
/// what the nodes know stays.
package final class PrototypeRow {
  let node: LayoutNode
  private let leaves: [(node: LayoutNode, leaf: any SizingLeaf)]
  private let exchange: (Int, UnsafeMutablePointer<LeafLine>) -> Void
  private let isSound: () -> Bool
  private let lines: LeafLines
  @exclusivity(unchecked) private var compiled: Compiled?
  /// How high rows are in which one text wraps, by that text and how high it is.
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

    /// What heights hang on, to be asked without counting references. It is found out when a height is first asked
    /// for: words that never change are measured for it.
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

    /// The least width at which nothing wraps; nil where that cannot be told.
    func leastWidth(in plan: CompiledRow) -> Double? {
      unwrapped?._withUnsafeGuaranteedRef { $0.width(in: plan) }
    }

    /// What wraps when the row is offered `width`; nil where that may be several texts.
    func answer(offered width: Double, in plan: CompiledRow) -> WrappedText.Answer? {
      wrapped?._withUnsafeGuaranteedRef { $0.answer(offered: width, in: plan) }
    }
  }

  /// Keeps where the text of a row may break that wraps, or would first in a narrower row, and what the row leaves it;
  /// answers how high the text is at most so wide, where that tells.
  typealias Keep = (_ text: SizingMember, _ room: WrappedText.Room, _ width: Double) -> Double?

  /// Made when rows are first measured: by then it is known how wide their columns are.
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

  /// A row of `node`, in which `leaves` answer anew after `exchange` gave them the contents of a row; `isSound` says
  /// whether they all could be measured. `exchange` may tell the lines of leaves, by their numbers.
  package init(
    _ node: LayoutNode, leaves: [(node: LayoutNode, leaf: any SizingLeaf)],
    exchange: @escaping (_ row: Int, _ lines: UnsafeMutablePointer<LeafLine>) -> Void, isSound: @escaping () -> Bool
  ) {
    self.node = node
    lines = LeafLines(count: leaves.count)
    self.leaves = leaves
    self.exchange = exchange
    self.isSound = isSound
    // What is asked how often depends on who measures which rows: it is no work of the tree.
    node.forEachBelow { $0.counters = nil }
  }

  var leafCount: Int { leaves.count }

  func expect(_ count: Int) {
    for leaf in leaves { leaf.leaf.expect(count) }
  }

  /// Takes the row apart, and answers whether it can be measured on another thread then.
  func makeConfined() -> Bool { plan.isConfined }

  /// The size of the row `index` when offered `proposal`; nil where the row has to be built for what is wrong with it.
  func size(ofRow index: Int, for proposal: ProposedViewSize) -> Size? {
    answer(ofRow: index) { plan in
      defer { plan.noteFits(row: index) }
      return plan.size(for: proposal)
    }
  }

  /// What `ask` finds out of the row `index`; nil where the row has to be built for what is wrong with it.
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

  /// The height of the row `index` when it is offered `width` and any height, with the least width at which that
  /// height holds and does for all wider ones, where that is known; nil where the row has to be built.
  func height(
    ofRow index: Int, offered width: Double?, _ keep: Keep
  ) -> (height: Double, leastWidth: Double?)? {
    let parts = parts
    let (plan, heights) = (parts.plan, parts.heights)
    enter(index, plan)
    let least = heights.leastWidth(in: plan)
    let holds = least.map { $0 <= width ?? .infinity } ?? false
    if holds, let unwrappedHeight, isSound() {
      if let least, let width, width > PrototypeRow.upright, least > width * PrototypeRow.narrowest,
        case .text(let text, let room)? = heights.answer(offered: least - PrototypeRow.hair, in: plan)
      {
        _ = keep(text, room, width)
      }
      return (unwrappedHeight, least)
    }
    if !holds, least != nil, let width, let height = height(offered: width, plan, heights, keep), isSound() {
      return (height, least)
    }
    let height = plan.size(for: ProposedViewSize(width: width, height: nil)).height
    plan.noteFits(row: index)
    guard isSound() else { return nil }
    if holds { unwrappedHeight = height }
    return (height, least)
  }

  /// What makes a row too narrow though sizes are rounded up to pixels, in points.
  private static let hair = 2.0

  /// Lists as narrow as a phone that is held upright hardly become narrower, in points.
  private static let upright = 500.0

  /// How narrow, beside what it is offered first, a row may become for what wraps there to be kept: a third is more
  /// than a turn or a split screen takes away.
  private static let narrowest = 1.0 / 3

  /// The height of the row whose contents the plan has, by the one text that wraps when it is offered `width`; nil
  /// where several do, or where none does and no such row was measured yet.
  private func height(
    offered width: Double, _ plan: CompiledRow, _ heights: Heights, _ keep: Keep
  ) -> Double? {
    switch heights.answer(offered: width, in: plan) {
    case .nothing: return unwrappedHeight
    case .text(let text, let room):
      let offer = width - room.inset
      let own = keep(text, room, offer) ?? text.size(for: ProposedViewSize(width: offer, height: nil)).height
      if let known = knownHeight(of: text.entry, height: own) { return known }
      let height = plan.size(for: ProposedViewSize(width: width, height: nil)).height
      if wrappedHeights.count < PrototypeRow.knownHeights, isSound() {
        wrappedHeights.append((text.entry, own, height))
      }
      return height
    case nil: return nil
    }
  }

  /// The height of a row in which nothing but `text` wraps, and that is `height` high.
  private func knownHeight(of text: UnsafeMutablePointer<CompiledRow.Entry>, height: Double) -> Double? {
    wrappedHeights.first { $0.text == text && $0.height == height }?.row
  }

  /// The height of a row of which `record` is kept when it is offered `width`; nil where that does not tell.
  private func height(of record: RowBreaks.Record, offered width: Double) -> Double? {
    let text = plan.entry(ofLeaf: record.leaf)
    let own = leaves[record.leaf].leaf.height(ofBreaks: record.breaks, width: width - record.room.inset)
    return own.flatMap { knownHeight(of: text, height: $0) }
  }

  /// The height of a row that is offered `width`, as far as it is known without its contents: by its `leastWidth`, or
  /// by its record in `breaks`, which begins at `start`.
  func height(
    leastWidth: Float, recordAt start: UInt32, in breaks: BreakPieces, offered width: Double?
  ) -> Double? {
    if let height = height(unwrappedFrom: leastWidth, offered: width) { return height }
    guard let width else { return nil }
    return breaks.with(recordAt: start, offered: width) { height(of: $0, offered: width) }
  }

  private static let knownHeights = 32

  private func height(unwrappedFrom leastWidth: Float, offered width: Double?) -> Double? {
    Double(leastWidth) <= width ?? .infinity ? unwrappedHeight : nil
  }

  /// Notes the widths that row `index` wants for the columns of `sharedSize`; answers false where the row has to be
  /// built for that.
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

/// What tells rows that are built alike, so that they can be measured without building each.
package protocol RowSizing: AnyObject {
  /// The shape of row `index`: rows of one shape differ in their texts alone; nil for a row that has to be built.
  func shape(ofRow index: Int) -> Int?

  /// A row built by `build` that can stand in for others of its shape; nil where it cannot.
  func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow?

  /// Who else may measure rows; nil where nobody may.
  var threads: RowThreads? { get }

  /// The same for one of those: with this one, and with what it builds, it shares nothing that changes. Nil where there
  /// is none.
  func copyForThread() -> (any RowSizing)?

  /// Takes over what was learned of rows by now; answers whether they can be measured.
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
