import GalleyGeometry
import GalleySnapshot

struct Siblings {
  let members: [ViewPair.Member]
  /// Whether each unmatched view was really added or removed, rather than scrolled into or out of the window.
  private(set) var isSeen: [Bool] = []
  /// The rows that were added or removed outside the window; nil if the visible rows explain the new count.
  private(set) var hiddenRows: HiddenRows?
  /// The offset of each matched view; nil for views that only one layout contains.
  private let shifts: [Point?]
  private let axis: Axis?
  private let isLazy: Bool
  /// The index of the content among the new children of a modifier that adds views.
  private let content: Int?
  let moves: MovedViews
  private let isLoose: Bool
  private var windowShift = Point.zero
  private var isCountKept = false
  private var containsMore = false

  enum Axis { case horizontal, vertical }

  private static let vertical: Set = ["VStack", "LazyVStack", "ListRows", "List", "LazyVGrid"]
  private static let horizontal: Set = ["HStack", "LazyHStack", "LazyHGrid"]

  init(_ pair: ViewPair, _ outer: LayoutComparison.Inherited) {
    members = pair.children
    isLoose = pair.new.changedAttributes(from: pair.old).contains { !pair.new.isPainted(by: $0.name) }
    // If a container has a new axis, this explains all new positions.
    let kind = pair.old.kind == pair.new.kind ? pair.new.kind : ""
    axis = Self.vertical.contains(kind) ? .vertical : Self.horizontal.contains(kind) ? .horizontal : nil
    shifts = members.map { member in
      if case .both(let pair) = member { pair.newPlace.origin - pair.oldPlace.origin } else { nil }
    }
    content = pair.new.placeInLayers
    let (oldCount, newCount) = (pair.old.rowCount, pair.new.rowCount)
    let isLazy = oldCount != nil || newCount != nil
    self.isLazy = isLazy
    moves = MovedViews(
      members, isNameless: pair.hasNamelessRows, isLazy: isLazy, keepsCount: oldCount != nil && oldCount == newCount)
    isSeen = members.indices.map { !isLazy || isReal($0, pair, outer) }
    if isLazy { hideSurplus(pair, outer) }
    isSeen.indices.filter(moves.exchanged.contains).forEach { isSeen[$0] = false }
    windowShift = outer.window.origin - outer.oldWindow.origin
    hiddenRows = hiddenRows(pair, outer.shift)
    isCountKept = isLazy && oldCount == newCount
    containsMore = (newCount ?? 0) > pair.new.children.count
  }

  /// Whether the view was really added or removed, and is not merely outside the other window. `push` is how far
  /// unmatched neighbours may have pushed it.
  private func isReal(
    _ index: Int, _ pair: ViewPair, _ outer: LayoutComparison.Inherited, pushedBy push: Point = .zero
  ) -> Bool {
    let nearest = [beforeEnd(index), after(index)].compactMap(\.self)
    let shifts = nearest.isEmpty ? [outer.shift] : nearest
    return shifts.map { $0 + push }.allSatisfy { shift in
      switch members[index] {
      case .both: true
      case .removed(let view):
        !view.frame.offsetBy(shift).isHidden(in: pair.new.frame, behind: outer.window)
      case .added(let view):
        !view.frame.offsetBy(.zero - shift).isHidden(in: pair.old.frame, behind: outer.oldWindow)
      }
    }
  }

  /// Ignores additions or removals that the row count does not confirm. For example, an added neighbour may have pushed
  /// a row out of sight.
  private mutating func hideSurplus(_ pair: ViewPair, _ outer: LayoutComparison.Inherited) {
    guard let before = pair.old.rows?.count, let after = pair.new.rows?.count, axis != nil else { return }
    // The number of additions or removals that the row count does not explain.
    var surplus = before - after + members.indices.reduce(0) { $0 + (isSeen[$1] ? count(of: $1) : 0) }
    for index in members.indices.reversed() where isSeen[index] {
      let own = count(of: index)
      guard own != 0, (own > 0) == (surplus > 0), surplus != 0,
        isAtEnd(index) || !moves.isKept || !isReal(index, pair, outer, pushedBy: push(beside: index))
      else { continue }
      isSeen[index] = false
      surplus -= own
    }
  }

  private func isAtEnd(_ index: Int) -> Bool { !members[index...].contains(where: \.isInBoth) }

  private func count(of index: Int) -> Int {
    if moves.left.contains(index) || moves.partners[index] != nil { return 0 }
    return switch members[index] {
    case .added(let view) where view.isCountedRow: 1
    case .removed(let view) where view.isCountedRow: -1
    default: 0
    }
  }

  private func push(beside index: Int) -> Point {
    let run = (members[..<index].reversed().prefix { !$0.isInBoth }, members[(index + 1)...].prefix { !$0.isInBoth })
    let isRemoved = count(of: index) < 0
    // An old view is moved to its expected position in the new layout, and a new view to that in the old one.
    let length = (Array(run.0) + Array(run.1)).reduce(0.0) { sum, member in
      switch member {
      case .added(let view) where isRemoved: sum + extent(of: view)
      case .removed(let view) where !isRemoved: sum - extent(of: view)
      default: sum
      }
    }
    return axis == .vertical ? Point(x: 0, y: length) : Point(x: length, y: 0)
  }

  private func extent(of view: InspectedView) -> Double { axis == .vertical ? view.frame.height : view.frame.width }

  /// Returns the rows that changed outside the window. The index of a matched row shows how many hidden rows are above
  /// it.
  private func hiddenRows(_ pair: ViewPair, _ outer: Point) -> HiddenRows? {
    guard let before = pair.old.rows?.count, let after = pair.new.rows?.count else { return nil }
    let seen = members.indices.reduce(0) { $0 + (isSeen[$1] ? count(of: $1) : 0) }
    var rows = HiddenRows(before: before, after: after)
    if let (index, distance) = firstNumbered(pair) {
      let above = distance - members[..<index].indices.reduce(0) { $0 + (isSeen[$1] ? count(of: $1) : 0) }
      (rows.above, rows.below) = (above, after - before - seen - above)
      // If the window moves together with its rows, no movement is visible.
      if above != 0, let shift = shifts[index], shift != windowShift { rows.shift = shift - outer }
      return above == 0 && rows.below == 0 ? nil : rows
    }
    // If the row count is unchanged, nothing is reported, because it is unknown which rows changed.
    return before == after || after - before == seen ? nil : rows
  }

  private func firstNumbered(_ pair: ViewPair) -> (index: Int, distance: Int)? {
    guard let oldRows = pair.old.rows?.built, let newRows = pair.new.rows?.built,
      oldRows.count == pair.old.children.count, newRows.count == pair.new.children.count,
      case .kept = moves.order
    else { return nil }
    var (old, new) = (0, 0)
    for (index, member) in members.enumerated() {
      switch member {
      case .both: return (index, newRows[new] - oldRows[old])
      case .added: new += 1
      case .removed: old += 1
      }
    }
    return nil
  }

  private func before(_ index: Int) -> Point? { shifts[..<index].last { $0 != nil } ?? nil }

  /// The offset of the end of the previous matched sibling, which also moves the views after it.
  private func beforeEnd(_ index: Int) -> Point? {
    guard let place = members[..<index].indices.last(where: { shifts[$0] != nil }), let shift = shifts[place],
      case .both(let pair) = members[place]
    else { return nil }
    switch axis {
    case .vertical: return Point(x: shift.x, y: pair.newPlace.maxY - pair.oldPlace.maxY)
    case .horizontal: return Point(x: pair.newPlace.maxX - pair.oldPlace.maxX, y: shift.y)
    case nil: return shift
    }
  }

  private func after(_ index: Int) -> Point? { shifts[(index + 1)...].first { $0 != nil } ?? nil }

  func isLayer(_ index: Int) -> Bool {
    guard let content else { return false }
    let place = members[..<index].count { if case .removed = $0 { false } else { true } }
    return place != content
  }

  var axisOfStack: Axis? { axis }

  /// The difference between the offsets of the views after and before the view, if the view is the only change between
  /// them. A spacer absorbs the difference, and offsets of separators and gaps are not visible.
  func shift(across index: Int, _ parent: Point) -> Point {
    let behind = members[(index + 1)...].indices.first { shifts[$0] != nil && (isSpacer($0) || !yields($0)) }
    guard let axis, let behind, !isSpacer(behind), let next = shifts[behind] else { return .zero }
    let isAlone = [index - 1, index + 1].allSatisfy { !members.indices.contains($0) || shifts[$0] != nil }
    let previous = before(index) ?? parent
    guard isAlone else { return .zero }
    let way = axis == .vertical ? Point(x: 0, y: next.y - previous.y) : Point(x: next.x - previous.x, y: 0)
    return LayoutComparison.differs(way.x, 0) || LayoutComparison.differs(way.y, 0) ? way : .zero
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .both(let pair) = members[index] { pair.new.kind == "Spacer" } else { false }
  }

  private func yields(_ index: Int) -> Bool {
    if case .both(let pair) = members[index] { LayoutComparison.yields.contains(pair.new.core.kind) } else { false }
  }

  /// Whether the row count is unchanged although the numbers of additions and removals differ.
  func mayPass(_ index: Int) -> Bool {
    guard isCountKept, containsMore, hiddenRows == nil else { return false }
    let surplus = members.indices.reduce(0) { $0 + (isSeen[$1] ? count(of: $1) : 0) }
    return switch members[index] {
    case .added(let view): surplus > 0 && !view.isDecoration
    case .removed(let view): surplus < 0 && !view.isDecoration
    case .both: false
    }
  }

  /// The changes of the rows, or nil unless the list must have been sorted or replaced.
  var rowChanges: RowChanges? {
    guard isCountKept, containsMore else { return nil }
    let counts = members.indices.filter { isSeen[$0] }.map(count)
    let rowChanges = RowChanges(
      gone: counts.count { $0 < 0 }, new: counts.count { $0 > 0 }, moved: moves.partners.count)
    return rowChanges.isTelling ? rowChanges : nil
  }

  func pushes(_ index: Int, along axis: Axis?) -> Bool {
    let (width, height) = changes(index)
    return axis.map { $0 == .horizontal ? width : height } ?? (width || height)
  }

  var areRows: Bool { moves.partners.values.contains { $0.rowNumber != nil } }

  private var firstBehindHidden: Int? {
    (hiddenRows?.above ?? 0) == 0 ? nil : shifts.firstIndex { $0 != nil }
  }

  func followsHidden(_ index: Int) -> Bool {
    guard isLazy, axis == .vertical, before(index) == nil, case .both(let pair) = members[index] else { return false }
    return (pair.new.rowNumber ?? 0) > 0
  }

  /// Returns the expected offset, and the axes along which the siblings of the view allow any position.
  func expectation(
    at index: Int, _ parent: Point, parent size: (width: Bool, height: Bool)
  ) -> (shift: Point, isFree: (x: Bool, y: Bool)) {
    let others = members.indices.filter { $0 != index }
    if isLoose || index == firstBehindHidden { return (parent, (true, true)) }
    let free = (
      x: size.width || others.contains { changes($0).width }, y: size.height || others.contains { changes($0).height }
    )
    guard let axis, let actual = shifts[index] else { return (parent, free) }
    // In a stack, the previous view determines the offset. A pinned header may move with the container instead.
    let previous = before(index) ?? parent
    let start = shifts[..<index].lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    let between = (start..<index).map(changes)
    let last = start > 0 ? changes(start - 1) : (width: false, height: false)
    switch axis {
    case .vertical:
      let isFree = last.height || between.contains(where: \.height) || isOutOfOrder(index)
      return (Point(x: parent.x, y: previous.y), (free.x, isFree || actual.y == parent.y))
    case .horizontal:
      let isFree = last.width || between.contains(where: \.width) || isOutOfOrder(index)
      return (Point(x: previous.x, y: parent.y), (isFree || actual.x == parent.x, free.y))
    }
  }

  private func changes(_ index: Int) -> (width: Bool, height: Bool) {
    guard case .both(let pair) = members[index] else { return (true, true) }
    return (
      LayoutComparison.differs(pair.oldPlace.width, pair.newPlace.width),
      LayoutComparison.differs(pair.oldPlace.height, pair.newPlace.height)
    )
  }

  /// Whether the view is not placed after the previous view, as is the case for a pinned header.
  private func isOutOfOrder(_ index: Int) -> Bool {
    guard case .both(let pair) = members[index],
      let previous = members[..<index].reversed().lazy.compactMap({ member -> ViewPair? in
        if case .both(let pair) = member { pair } else { nil }
      }).first
    else { return false }
    let slack = LayoutComparison.tolerance
    return switch axis {
    case .vertical:
      pair.newPlace.minY < previous.newPlace.maxY - slack || pair.oldPlace.minY < previous.oldPlace.maxY - slack
    case .horizontal:
      pair.newPlace.minX < previous.newPlace.maxX - slack || pair.oldPlace.minX < previous.oldPlace.maxX - slack
    case nil: false
    }
  }
}

extension InspectedView {
  fileprivate var isCountedRow: Bool { !isDecoration && !["ListHeader", "ListFooter"].contains(core.kind) }
}

extension Rect {
  /// Whether the frame is inside the container but outside the window. Outside the container, no view could have
  /// scrolled into sight.
  fileprivate func isHidden(in container: Rect, behind window: Rect) -> Bool {
    !overlaps(window) && overlaps(container)
  }
}

extension InspectedView {
  fileprivate var rowCount: Int? { rows?.count }
}
