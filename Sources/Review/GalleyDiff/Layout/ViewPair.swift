import GalleyGeometry
import GalleySnapshot

struct ViewPair {
  /// The old view without the modifiers that only the old layout has.
  let old: InspectedView
  let new: InspectedView
  /// The frame of the old view including removed modifiers, which is the frame that the surrounding views used.
  let oldPlace: Rect
  let newPlace: Rect
  let modifiers: [Modifier]
  /// The controls, or nil unless both layouts have the same kind of control.
  let controls: (old: InspectedView.Control, new: InspectedView.Control)?
  let columns: TableColumns?
  /// The children in the order of the new layout. Removed children are at their old positions.
  let children: [Member]
  let hasNamelessRows: Bool

  enum Member {
    case both(ViewPair)
    case added(InspectedView)
    case removed(InspectedView)

    var isInBoth: Bool { if case .both = self { true } else { false } }
  }

  struct Modifier {
    let view: InspectedView
    let isAdded: Bool
  }

  var outermost: InspectedView { modifiers.first(where: \.isAdded)?.view ?? new }

  init(_ old: InspectedView, _ new: InspectedView) {
    (oldPlace, newPlace) = (old.frame, new.frame)
    var (before, after) = (old.chain, new.chain)
    Self.unwrap(&before, &after)
    let meeting = ModifierAlignment(before, after).meeting
    modifiers =
      before[..<meeting.old].map { Modifier(view: $0, isAdded: false) }
      + after[..<meeting.new].map { Modifier(view: $0, isAdded: true) }
    let drawn = (before[...meeting.old].firstAnswer(\.control), after[...meeting.new].firstAnswer(\.control))
    if let old = drawn.0, let new = drawn.1, old.kind == new.kind { controls = (old, new) } else { controls = nil }
    self.old = before[..<meeting.old].reversed().reduce(before[meeting.old]) { $0.named(as: $1) }
    self.new = after[..<meeting.new].reversed().reduce(after[meeting.new]) { $0.named(as: $1) }
    // A different candidate has different children, so their differences are not separate changes.
    guard self.old.fit?.chosen == self.new.fit?.chosen else {
      (children, hasNamelessRows, columns) = ([], false, nil)
      return
    }
    let (first, second) = (self.old, self.new)
    let columns = controls.flatMap { TableColumns(first, second, $0) }
    let aligned =
      controls?.new.kind == "TabBar"
      ? (first.withoutTabNumbers, second.withoutTabNumbers) : columns?.aligned(first, second)
    self.columns = columns
    let (inner, outer) = (aligned?.0.children ?? first.children, aligned?.1.children ?? second.children)
    let alignment = ViewAlignment(inner, outer)
    hasNamelessRows = alignment.hasNamelessRows
    children = alignment.steps.map { step in
      switch step {
      case .both(let before, let after): .both(ViewPair(inner[before], outer[after]))
      case .removed(let before): .removed(inner[before])
      case .added(let after): .added(outer[after])
      }
    }
  }
}

extension ViewPair {
  private static func unwrap(_ before: inout [InspectedView], _ after: inout [InspectedView]) {
    while let old = before.last, let new = after.last, old.kind != new.kind {
      if !old.isStack, let wrapped = new.wrapped {
        after += wrapped.chain
      } else if !new.isStack, let wrapped = old.wrapped {
        before += wrapped.chain
      } else {
        return
      }
    }
  }
}

/// The matching of modifiers that preserves their order and has the highest similarity.
struct ModifierAlignment {
  /// The number of modifiers to skip before the first match, or before the views if no modifier matches.
  let meeting: (old: Int, new: Int)

  init(_ old: [InspectedView], _ new: [InspectedView]) {
    let (rows, columns) = (old.count - 1, new.count - 1)
    var best = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for i in (0..<rows).reversed() {
      for j in (0..<columns).reversed() {
        let sharedSize = Self.sharedSize(old[i], new[j])
        best[i][j] = max(sharedSize > 0 ? sharedSize + best[i + 1][j + 1] : 0, best[i + 1][j], best[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < rows, j < columns {
      let sharedSize = Self.sharedSize(old[i], new[j])
      if sharedSize > 0, best[i][j] == sharedSize + best[i + 1][j + 1] {
        meeting = (i, j)
        return
      }
      if best[i][j] == best[i + 1][j] { i += 1 } else { j += 1 }
    }
    meeting = (rows, columns)
  }

  private static func sharedSize(_ old: InspectedView, _ new: InspectedView) -> Int {
    guard old.kind == new.kind, old.control?.kind == new.control?.kind else { return 0 }
    let isAlike = old.insets == new.insets && old.layers.map(\.kind) == new.layers.map(\.kind)
    return isAlike ? 3 : 2
  }
}
