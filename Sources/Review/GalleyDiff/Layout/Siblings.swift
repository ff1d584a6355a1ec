import GalleyGeometry
import GalleySnapshot

/// The views inside a pair, and what each means for the places of the others.
struct Siblings {
  let members: [ViewPair.Member]
  /// Whether one that is in one layout only came or went, rather than entered or left the window.
  private(set) var isSeen: [Bool] = []
  /// How many rows the container held and holds, where those that are seen do not account for it.
  private(set) var hiddenRows: HiddenRows?
  /// How far each was shifted; nil for those that are in one layout only.
  private let shifts: [Point?]
  private let axis: Axis?
  private let isLazy: Bool
  /// Which of the new views a modifier with views of its own is given to; nil where there is no such modifier.
  private let content: Int?
  let moves: MovedViews
  /// Whether an argument of the container is another, so that each view may lie anywhere in it.
  private let isLoose: Bool
  private var windowShift = Point.zero
  private var isCountKept = false
  private var holdsMore = false

  enum Axis { case horizontal, vertical }

  private static let vertical: Set = ["VStack", "LazyVStack", "ListRows", "List", "LazyVGrid"]
  private static let horizontal: Set = ["HStack", "LazyHStack", "LazyHGrid"]

  init(_ pair: ViewPair, _ outer: LayoutComparison.Inherited) {
    members = pair.children
    isLoose = pair.new.changedAttributes(from: pair.old).contains { !pair.new.isPainted(by: $0.name) }
    // One that was turned explains every place.
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
      members, isNameless: pair.hasNamelessRows, keepsCount: oldCount != nil && oldCount == newCount)
    isSeen = members.indices.map { !isLazy || isReal($0, pair, outer) }
    if isLazy { hideSurplus(pair, outer) }
    isSeen.indices.filter(moves.exchanged.contains).forEach { isSeen[$0] = false }
    windowShift = outer.window.origin - outer.oldWindow.origin
    hiddenRows = hiddenRows(pair, outer.shift)
    isCountKept = isLazy && oldCount == newCount
    holdsMore = (newCount ?? 0) > pair.new.children.count
  }

  /// Whether one that is in one layout only is not merely outside of the other's window.
  ///
  /// `push` is how far those beside it may have pushed it besides.
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

  /// Takes back that rows came or went where there are not that many more or fewer in all: at the window's end, one
  /// that came beside it may have pushed a row out of sight.
  private mutating func hideSurplus(_ pair: ViewPair, _ outer: LayoutComparison.Inherited) {
    guard let before = pair.old.rows?.count, let after = pair.new.rows?.count, axis != nil else { return }
    // More came than there are more of, or fewer.
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

  /// Whether nothing that is in both layouts is seen behind the view at `index`: the window ends there.
  private func isAtEnd(_ index: Int) -> Bool { !members[index...].contains(where: \.isInBoth) }

  /// How many rows more there are because of the view at `index`.
  private func count(of index: Int) -> Int {
    if moves.left.contains(index) || moves.partners[index] != nil { return 0 }
    return switch members[index] {
    case .added(let view) where view.isCountedRow: 1
    case .removed(let view) where view.isCountedRow: -1
    default: 0
    }
  }

  /// How far those beside the view at `index` that only the other layout has push it, or pushed it.
  private func push(beside index: Int) -> Point {
    let run = (members[..<index].reversed().prefix { !$0.isInBoth }, members[(index + 1)...].prefix { !$0.isInBoth })
    let isRemoved = count(of: index) < 0
    // A view of the old layout is shifted to where it would be in the new one, and the other way round.
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

  /// The rows that came and went outside the window: those by which the count changed and that are not seen.
  ///
  /// How many of them are above tells the number that a row in both layouts has among all.
  private func hiddenRows(_ pair: ViewPair, _ outer: Point) -> HiddenRows? {
    guard let before = pair.old.rows?.count, let after = pair.new.rows?.count else { return nil }
    let seen = members.indices.reduce(0) { $0 + (isSeen[$1] ? count(of: $1) : 0) }
    var rows = HiddenRows(before: before, after: after)
    if let (index, distance) = firstNumbered(pair) {
      let above = distance - members[..<index].indices.reduce(0) { $0 + (isSeen[$1] ? count(of: $1) : 0) }
      (rows.above, rows.below) = (above, after - before - seen - above)
      // Where the window stays with its rows, nobody sees anything move.
      if above != 0, let shift = shifts[index], shift != windowShift { rows.shift = shift - outer }
      return above == 0 && rows.below == 0 ? nil : rows
    }
    // Which of them came and went cannot be told; that as many did as before is no news.
    return before == after || after - before == seen ? nil : rows
  }

  /// The first row that is in both layouts and has not moved, and by how much its number among all rows grew.
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

  /// How far the end of that sibling was shifted: what stands behind it went along.
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

  /// Whether the view at `index` is what a modifier brings along: a background, what lies over a view.
  func isLayer(_ index: Int) -> Bool {
    guard let content else { return false }
    let place = members[..<index].count { if case .removed = $0 { false } else { true } }
    return place != content
  }

  /// The axis along which the members stand behind each other; nil where they do not.
  var axisOfStack: Axis? { axis }

  /// By how much what follows was shifted more than what precedes: the doing of the one between, if it is alone.
  ///
  /// Behind a spacer nothing follows: that takes up the room. Nor is it seen that grounds and gaps do.
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

  /// Whether a view at `index` may only have come into sight or left it: there are as many rows as before, and not as
  /// many that came as went.
  func mayPass(_ index: Int) -> Bool {
    guard isCountKept, holdsMore, hiddenRows == nil else { return false }
    let surplus = members.indices.reduce(0) { $0 + (isSeen[$1] ? count(of: $1) : 0) }
    return switch members[index] {
    case .added(let view): surplus > 0 && !view.isDecoration
    case .removed(let view): surplus < 0 && !view.isDecoration
    case .both: false
    }
  }

  /// What became of the rows that are seen, where so many others are seen now, and as many are there as before, that
  /// they can only have been sorted or replaced.
  var turnover: RowTurnover? {
    guard isCountKept, holdsMore else { return nil }
    let counts = members.indices.filter { isSeen[$0] }.map(count)
    let turnover = RowTurnover(
      gone: counts.count { $0 < 0 }, new: counts.count { $0 > 0 }, moved: moves.partners.count)
    return turnover.isTelling ? turnover : nil
  }

  /// Whether the view at `index` takes more or less room along `axis` than before, or along any where that is nil.
  func pushes(_ index: Int, along axis: Axis?) -> Bool {
    let (width, height) = changes(index)
    return axis.map { $0 == .horizontal ? width : height } ?? (width || height)
  }

  var areRows: Bool { moves.partners.values.contains { $0.rowNumber != nil } }

  /// The first view that is in both layouts, where rows above it came or went that are not seen.
  private var firstBehindHidden: Int? {
    (hiddenRows?.above ?? 0) == 0 ? nil : shifts.firstIndex { $0 != nil }
  }

  /// Whether the view is the first row that is seen of a list that goes down, and not the list's first.
  func followsHidden(_ index: Int) -> Bool {
    guard isLazy, axis == .vertical, before(index) == nil, case .both(let pair) = members[index] else { return false }
    return (pair.new.rowNumber ?? 0) > 0
  }

  /// How far the view at `index` should be shifted, and along which axes its siblings let it go anywhere.
  func expectation(
    at index: Int, _ parent: Point, parent size: (width: Bool, height: Bool)
  ) -> (shift: Point, isFree: (x: Bool, y: Bool)) {
    let others = members.indices.filter { $0 != index }
    if isLoose || index == firstBehindHidden { return (parent, (true, true)) }
    let free = (
      x: size.width || others.contains { changes($0).width }, y: size.height || others.contains { changes($0).height }
    )
    guard let axis, let actual = shifts[index] else { return (parent, free) }
    // In a stack, what stands before tells how far; a pinned header may stay with the container instead.
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

  /// Whether the view does not lie behind the one before it, as a pinned header does not.
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
  /// Whether containers count the view among their rows: headers, footers and lines are none.
  fileprivate var isCountedRow: Bool { !isDecoration && !["ListHeader", "ListFooter"].contains(core.kind) }
}

extension Rect {
  /// Whether a view here would be part of `container` but not seen through `window`: before the container's start,
  /// and behind its end, there was nothing that could come into sight.
  fileprivate func isHidden(in container: Rect, behind window: Rect) -> Bool {
    !overlaps(window) && overlaps(container)
  }
}

extension InspectedView {
  /// How many rows a lazy container has; nil for other views.
  fileprivate var rowCount: Int? { rows?.count }
}
