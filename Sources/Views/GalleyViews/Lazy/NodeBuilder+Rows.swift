package import GalleyGeometry
package import GalleyLayout

extension NodeBuilder {
  /// Adds the rows immediately or, inside a lazy container, on demand.
  ///
  /// `uniformLength` returns the common length of all rows, if it is known without building them. `sizing` measures
  /// rows by exchanging the strings in a prototype row. `trace` finds rows that differ only in their strings.
  package mutating func addRows(
    count: Int, uniformLength: (Axis) -> Double? = { _ in nil }, sizing: (any RowSizing)? = nil,
    content: (any RowContent)? = nil, trace: ((Int, RowTrace) -> Void)? = nil, id: @escaping (Int) -> AnyHashable?,
    build: @escaping (Int, inout NodeBuilder) -> Void
  ) {
    let collection = context.nextCollection()
    func row(_ index: Int) -> ViewPayload.Row {
      ViewPayload.Row(collection: collection, number: index, id: id(index))
    }
    let places = scope.map { scope in scope.next { KeyedScope(in: scope) } }
    places?.begin()
    guard case .rows = output else {
      for index in 0..<count { addRow(row(index), at: places) { build(index, &$0) } }
      places?.end()
      return
    }
    places?.keepElements(count: count, id: id)
    let outer = emptied(for: scope)
    // Rows without persistent state never change, so they can be cached.
    let kept = places == nil ? KeptRows() : nil
    var segment = LazyRows.Segment(
      count: count, uniformLength: stackAxis.flatMap(uniformLength), id: id,
      sizing: sizing ?? trace.flatMap { TracedRows(count: count, in: outer, at: places, id: id, $0) },
      build: { index in kept.shownNode(index) { outer.lazyRow(row(index), at: places) { build(index, &$0) } } },
      buildToMeasure: { index in
        // A prototype row is kept; other rows are needed only for one measurement.
        kept.node(index) {
          outer.rowForMeasuring(row(index), at: places, isPassing: sizing == nil) { build(index, &$0) }
        }
      })
    segment.content = content
    segment.watch = places?.watch(count: count, id: id)
    append([segment])
  }

  private mutating func addRow(
    _ row: ViewPayload.Row, at places: KeyedScope?, _ build: (inout NodeBuilder) -> Void
  ) {
    // Copying this builder together with its nodes would copy all previous nodes for each row.
    var inner = eager()
    inner.element = RowElement(row)
    inner.scope = places?.scope(forElement: row.key)
    inner.scope?.begin()
    for node in inner.children(along: stackAxis, build) {
      ViewPayload.of(node)?.become(row)
      append(node)
    }
    inner.scope?.end()
  }

  static var severalRows: String { "ForEach" }

  func singleRow() -> LayoutNode {
    guard case .rows(let segments) = output else { return node(EmptyRule(), [], kind: "EmptyView") }
    if segments.count == 1, segments[0].count == 1, segments[0].part == nil { return segments[0].build(0) }
    let inSections = segments.contains { $0.part != nil }
    let rows = LazyRows(segments: inSections ? rowStyle.decoration?.decorated(segments) ?? segments : segments)
    let axis = stackAxis ?? .vertical
    if let grid = rowStyle.grid, inSections {
      let rule = LazyGridRule(
        axis: axis, tracks: grid.tracks, guide: grid.guide, spacing: rowStyle.spacing, rows: rows,
        pinned: rowStyle.pinned)
      return node(rule, [], kind: NodeBuilder.severalRows)
    }
    let rule = LazyStackRule(
      axis: axis, guide: rowStyle.guide, spacing: rowStyle.spacing, rows: rows, pinned: rowStyle.pinned)
    return node(rule, [], kind: NodeBuilder.severalRows)
  }

  /// If a row consists of several views, they become a stack with the arrangement of `style`.
  func lazyRows(
    along axis: Axis, style: RowStyle, decorated: ([LazyRows.Segment]) -> [LazyRows.Segment] = { $0 },
    _ build: (inout NodeBuilder) -> Void
  ) -> LazyRows {
    let place = scope.map { scope in scope.next { LazyRowsScope(in: scope) } }
    let sharedSize = place?.sharedSize ?? newSharedSize()
    let around = environment.sharedSizes
    var inner = NodeBuilder(inside: self, lazily: true)
    inner.environment.sharedSizes = SharedSizes(section: nil, list: sharedSize)
    inner.stackAxis = axis
    inner.rowStyle = style
    build(&inner)
    guard case .rows(let segments) = inner.output else { return LazyRows(segments: []) }
    let rows = LazyRows(
      segments: decorated(style.grid == nil ? segments : segments.map(\.spanningSections)), sharedSize: sharedSize,
      around: [context.sharedSize, around.list, around.section].compactMap { $0 },
      isEstimating: environment.rowHeights == .estimated)
    context.sharedSize.add(rows)
    place?.follow(rows)
    return rows
  }
}
