import GalleyGeometry

/// A row that stands in for others of its shape when they are measured: they differ from it in their texts alone.
///
/// Its nodes are built once. For each row the texts are exchanged, what hangs on them is forgotten, and the rest of
/// what the nodes know stays.
package final class PrototypeRow {
  /// The row's node.
  let node: LayoutNode
  private let leaves: [(node: LayoutNode, leaf: any SizingLeaf)]
  private let exchange: (Int) -> Void
  private let isSound: () -> Bool
  /// Made when rows are first measured: by then it is known how wide their columns are.
  private lazy var plan = CompiledRow(node, leaves: leaves)
  private lazy var unwrapped = plan.unwrappedWidth
  private lazy var wrapped = plan.wrappedText
  /// How high rows are in which one text wraps, by that text and how high it is.
  private var wrappedHeights: [(text: UnsafeMutablePointer<CompiledRow.Entry>, height: Double, row: Double)] = []
  /// How high a row is in which nothing wraps, once one was measured.
  private var unwrappedHeight: Double?
  private var columns: [ObjectIdentifier: [Column]] = [:]

  /// A view of the row that is as wide as a column.
  private struct Column {
    let key: AnyHashable
    let depth: Int
    let plan: CompiledRow
    let synced: SharedColumnWidth
  }

  /// A row of `node`, in which `leaves` answer anew after `exchange` gave them the contents of a row; `isSound` says
  /// whether they all could be measured.
  package init(
    _ node: LayoutNode, leaves: [(node: LayoutNode, leaf: any SizingLeaf)], exchange: @escaping (Int) -> Void,
    isSound: @escaping () -> Bool
  ) {
    self.node = node
    self.leaves = leaves
    self.exchange = exchange
    self.isSound = isSound
  }

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
    exchange(index)
    plan.startRow()
    let answer = ask(plan)
    return isSound() ? answer : nil
  }

  /// The height of the row `index` when it is offered `width` and any height, with the least width at which that
  /// height holds and does for all wider ones, where that is known; nil where the row has to be built. `keep` is handed
  /// the text that wraps, or would first in a narrower row, and what the row leaves it.
  func height(
    ofRow index: Int, offered width: Double?, _ keep: (SizingMember, WrappedText.Room) -> Void
  ) -> (height: Double, leastWidth: Double?)? {
    let plan = plan
    exchange(index)
    plan.startRow()
    let least = unwrapped?.width(in: plan)
    let holds = least.map { $0 <= width ?? .infinity } ?? false
    if holds, let unwrappedHeight, isSound() {
      if let least, let width, width > PrototypeRow.upright, least > width * PrototypeRow.narrowest, let wrapped,
        case .text(let text, let room)? = wrapped.answer(offered: least - PrototypeRow.hair, in: plan)
      {
        keep(text, room)
      }
      return (unwrappedHeight, least)
    }
    if !holds, least != nil, let width, let height = height(offered: width, keep), isSound() { return (height, least) }
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
  private func height(offered width: Double, _ keep: (SizingMember, WrappedText.Room) -> Void) -> Double? {
    switch wrapped?.answer(offered: width, in: plan) {
    case .nothing: return unwrappedHeight
    case .text(let text, let room):
      let offer = ProposedViewSize(width: width - room.inset, height: nil)
      let own = text.size(for: offer).height
      keep(text, room)
      if let known = knownHeight(of: text.entry, height: own) { return known }
      let height = plan.size(for: ProposedViewSize(width: width, height: nil)).height
      if wrappedHeights.count < PrototypeRow.knownHeights { wrappedHeights.append((text.entry, own, height)) }
      return height
    case nil: return nil
    }
  }

  /// The height of a row in which nothing but `text` wraps, and that is `height` high.
  private func knownHeight(of text: UnsafeMutablePointer<CompiledRow.Entry>, height: Double) -> Double? {
    wrappedHeights.first { $0.text == text && $0.height == height }?.row
  }

  /// The height of a row of which `record` is kept when it is offered `width`; nil where that does not tell.
  func height(of record: RowBreaks.Record, offered width: Double) -> Double? {
    let text = plan.entry(ofLeaf: record.leaf)
    let own = leaves[record.leaf].leaf.height(ofBreaks: record.breaks, width: width - record.room.inset)
    return own.flatMap { knownHeight(of: text, height: $0) }
  }

  /// The most heights of rows that are remembered.
  private static let knownHeights = 32

  /// The height of a row that is offered `width`, no less than the least at which nothing in it wraps.
  func height(unwrappedFrom leastWidth: Float, offered width: Double?) -> Double? {
    Double(leastWidth) <= width ?? .infinity ? unwrappedHeight : nil
  }

  /// Notes the widths that row `index` wants for the columns of `sharedSize`; answers false where the row has to be
  /// built for that.
  func measure(_ index: Int, for sharedSize: SharedSize) -> Bool {
    let columns = columns(of: sharedSize)
    guard !columns.isEmpty else { return true }
    exchange(index)
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
        key: $0.rule.key, depth: $0.depth, plan: CompiledRow($0.content, leaves: leaves),
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
}

/// The rows that stand in for others of a segment, by shape.
final class PrototypeRows {
  /// The most shapes that are told apart; rows of further ones are built.
  private static let limit = 64

  private let sizing: any RowSizing
  private var rows: [Int: PrototypeRow?] = [:]
  private var last: (shape: Int, row: PrototypeRow?)?
  /// The least width at which nothing wraps, for each row that was measured; not a number for others.
  private var leastWidths: [Float] = []
  private var breaks = RowBreaks()

  init(_ sizing: any RowSizing) { self.sizing = sizing }

  /// The length along `axis` of row `index` of `count` when it is offered `proposal`, which leaves that axis open;
  /// the outer nil where row `index` itself has to be built, the inner where there is nothing to show.
  func length(
    ofRow index: Int, of count: Int, along axis: Axis, for proposal: ProposedViewSize, build: () -> LayoutNode
  ) -> Double?? {
    guard let row = row(for: index, build) else { return nil }
    if row.node.producesNoRow { return .some(nil) }
    guard axis == .vertical else { return row.size(ofRow: index, for: proposal).map { $0[axis] } }
    if leastWidths.isEmpty { leastWidths = [Float](repeating: .nan, count: count) }
    if let height = row.height(unwrappedFrom: leastWidths[index], offered: proposal.width) { return height }
    if let width = proposal.width,
      let height = breaks.with(recordOfRow: index, offered: width, { row.height(of: $0, offered: width) })
    {
      return height
    }
    let measured = row.height(ofRow: index, offered: proposal.width) { text, room in
      keep(text, room, ofRow: index, of: count)
    }
    guard let (height, least) = measured else { return nil }
    leastWidths[index] = least.map { Float($0).nextUp } ?? .infinity
    return height
  }

  private func keep(_ text: SizingMember, _ room: WrappedText.Room, ofRow index: Int, of count: Int) {
    guard case .leaf(let number) = text.kind else { return }
    let leaf = text.plan._withUnsafeGuaranteedRef { $0.leaf(number) }
    breaks.keep(number, room, ofRow: index, of: count, leaf.appendBreaks)
  }

  /// A row that can stand in for row `index`, with its size when offered `proposal`; nil where row `index` itself has
  /// to be built.
  func size(
    ofRow index: Int, for proposal: ProposedViewSize, build: () -> LayoutNode
  ) -> (size: Size, row: PrototypeRow)? {
    guard let row = row(for: index, build), let size = row.size(ofRow: index, for: proposal) else { return nil }
    return (size, row)
  }

  /// Notes the widths that row `index` wants for the columns of `sharedSize`; answers false where the row has to be
  /// built for that.
  func measure(_ index: Int, for sharedSize: SharedSize, build: () -> LayoutNode) -> Bool {
    row(for: index, build)?.measure(index, for: sharedSize) ?? false
  }

  /// The row that can stand in for row `index`; nil where that has to be built.
  func row(for index: Int, _ build: () -> LayoutNode) -> PrototypeRow? {
    guard let shape = sizing.shape(ofRow: index) else { return nil }
    if let last, last.shape == shape { return last.row }
    if rows[shape] == nil {
      guard rows.count < PrototypeRows.limit else { return nil }
      rows[shape] = .some(sizing.prototypeRow(build))
    }
    let row = rows[shape] ?? nil
    last = (shape, row)
    return row
  }
}
