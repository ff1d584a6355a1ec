import GalleyGeometry

/// A compact copy of a row's nodes without reference counting. Members without a fast path use the corresponding node.
final class CompiledRow {
  let node: LayoutNode
  private let members: UnsafeMutableBufferPointer<Entry>
  private let leaves: [any SizingLeaf]
  private let lines: LeafLines
  private let firstLine: UnsafeMutablePointer<LeafLine>
  private let leafMembers: [Int]
  private let boxes: [AnyObject]
  private let changing: [LayoutNode]
  private let fits: [Int]
  @exclusivity(unchecked) var row = 0
  @exclusivity(unchecked) private var rowOfNodes = 0

  init(_ node: LayoutNode, leaves: [(node: LayoutNode, leaf: any SizingLeaf)], _ lines: LeafLines) {
    self.node = node
    (self.lines, firstLine) = (lines, lines.base)
    self.leaves = leaves.map(\.leaf)
    changing = CompiledRow.nodes(above: leaves.map(\.node))
    let numbers = Dictionary(leaves.enumerated().map { (ObjectIdentifier($1.node), $0) }) { first, _ in first }
    let changing = Set(changing.map { ObjectIdentifier($0) })
    var boxes: [AnyObject] = []
    var entries = [
      Entry(node, leaf: numbers[ObjectIdentifier(node)], changing: changing, &boxes)
    ]
    var next = 0
    while next < entries.count {
      let nodes = entries[next].isTakenApart ? entries[next].parts : []
      (entries[next].first, entries[next].count) = (entries.count, nodes.count)
      for node in nodes {
        entries.append(Entry(node, leaf: numbers[ObjectIdentifier(node)], changing: changing, &boxes))
      }
      next += 1
    }
    self.boxes = boxes
    fits = entries.indices.filter { if case .fit = entries[$0].kind { true } else { false } }
    var leafMembers = [Int](repeating: 0, count: leaves.count)
    for (index, entry) in entries.enumerated() {
      if case .leaf(let number) = entry.kind { leafMembers[number] = index }
    }
    self.leafMembers = leafMembers
    members = .allocate(capacity: entries.count)
    _ = members.initialize(from: entries)
  }

  deinit {
    members.deinitialize()
    members.deallocate()
  }

  private static func nodes(above leaves: [LayoutNode]) -> [LayoutNode] {
    var seen: Set<ObjectIdentifier> = []
    var nodes: [LayoutNode] = []
    for leaf in leaves {
      var current: LayoutNode? = leaf
      while let node = current, seen.insert(ObjectIdentifier(node)).inserted {
        nodes.append(node)
        current = node.parent
      }
    }
    return nodes
  }

  func startRow() { row += 1 }

  func size(for proposal: ProposedViewSize) -> Size { whole.size(for: proposal) }

  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double {
    whole.place(of: guide, for: proposal)
  }

  /// The last proposal must be the final one.
  func noteFits(row index: Int) {
    for fit in fits { member(fit).noteFit(row: index) }
  }

  var isConfined: Bool {
    members.allSatisfy { member in
      switch member.kind {
      case .still: member.node._withUnsafeGuaranteedRef(\.isConfined)
      case .fit, .node: false
      default: true
      }
    }
  }

  var whole: SizingMember { member(0) }

  private func member(_ index: Int) -> SizingMember {
    SizingMember(plan: Unmanaged.passUnretained(self), entry: members.baseAddress.unsafelyUnwrapped + index)
  }

  func siblings(from first: Int, count: Int) -> SizingMembers {
    SizingMembers(
      plan: Unmanaged.passUnretained(self), base: members.baseAddress.unsafelyUnwrapped + first, endIndex: count)
  }

  func leaf(_ number: Int) -> any SizingLeaf { leaves[number] }

  @inline(__always)
  func line(ofLeaf number: Int) -> SizingLine? {
    firstLine[number].isReported ? firstLine[number].line : askedLine(ofLeaf: number)
  }

  @inline(never)
  private func askedLine(ofLeaf number: Int) -> SizingLine? {
    let line = leaves[number].line()
    firstLine[number] = LeafLine(line)
    return line
  }

  func entry(ofLeaf number: Int) -> UnsafeMutablePointer<Entry> {
    members.baseAddress.unsafelyUnwrapped + leafMembers[number]
  }

  func forget() {
    guard rowOfNodes != row else { return }
    rowOfNodes = row
    for node in changing { node.forgetSizes() }
  }
}
