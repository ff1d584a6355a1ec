import GalleyGeometry
import GalleyLayout

final class ListRows: RowDecoration {
  private let metrics: ListMetrics
  private let builder: NodeBuilder
  private let selection: ListSelection?
  private let places: KeyedScope?
  private let rowMaker: ListRowMaker

  init(
    _ metrics: ListMetrics, in builder: NodeBuilder, selection: ListSelection?, places: KeyedScope?, openRow: OpenRow
  ) {
    self.metrics = metrics
    self.builder = builder
    self.selection = selection
    self.places = places
    rowMaker = ListRowMaker(
      metrics: metrics, builder: builder.eager(), selection: selection, places: places, openRow: openRow)
  }

  func decorated(_ segments: [LazyRows.Segment]) -> [LazyRows.Segment] {
    groups(of: segments).flatMap { group in
      switch group {
      case .section(let segments): decorated(section: segments)
      case .sections(let segment): [segment]
      }
    }
  }

  func scrolled(_ segments: [LazyRows.Segment]) -> [LazyRows.Segment] {
    let sections = decorated(segments)
    guard metrics.kind.isGrouped else { return sections }
    return (sections.first?.beginsWithGap == true ? halfGap : []) + sections + halfGap
  }

  func adapt(_ environment: inout EnvironmentValues, for role: SectionPart.Role) {
    switch role {
    case .header: metrics.adaptHeader(&environment)
    case .footer: metrics.adaptFooter(&environment)
    case .content: break
    }
  }

  func isSame(as other: any RowDecoration) -> Bool {
    guard let other = other as? ListRows else { return false }
    return metrics == other.metrics && selection?.selected == other.selection?.selected && places === other.places
  }

  private enum Group {
    case section([LazyRows.Segment])
    case sections(LazyRows.Segment)
  }

  private func groups(of segments: [LazyRows.Segment]) -> [Group] {
    var groups: [Group] = []
    for segment in segments where segment.count > 0 || segment.part != nil {
      if segment.part == nil, segment.node == nil, segment.buildToMeasure(0).isSections {
        groups.append(.sections(segment))
      } else if case .section(let open)? = groups.last, open.last?.part?.section == segment.part?.section {
        groups[groups.count - 1] = .section(open + [segment])
      } else {
        groups.append(.section([segment]))
      }
    }
    return groups
  }

  private func decorated(section segments: [LazyRows.Segment]) -> [LazyRows.Segment] {
    let header = segments.filter { $0.part?.role == .header }
    let footer = segments.filter { $0.part?.role == .footer }
    let rows = SectionRows(segments.filter { ($0.part?.role ?? .content) == .content })
    guard !header.isEmpty || !footer.isEmpty || rows.count > 0 else { return [] }
    let isGrouped = metrics.kind.isGrouped
    return (isGrouped ? header.isEmpty ? halfGap : [] : gap(metrics.sectionSpacing))
      + header.map { segment in segment.each { node, _ in self.rowMaker.header(around: node) } }
      + rows.segments.indices.map { decorated(number: $0, of: rows) }
      + footer.map { segment in segment.each { node, _ in self.rowMaker.footer(around: node) } }
      + (isGrouped && footer.isEmpty ? halfGap : [])
  }

  private func decorated(number: Int, of rows: SectionRows) -> LazyRows.Segment {
    let (maker, segment) = (rowMaker, rows.segments[number])
    // With row spacing, the last row is shorter than the others, so rows have no common prototype.
    let sizing = metrics.rowSpacing == 0 ? segment.sizing : nil
    let content = metrics.rowSpacing == 0 ? segment.content : nil
    return segment.each(uniformLength: uniformLength(of: segment), sizing: sizing, content: content) { node, index in
      maker.row(around: node, at: rows.position(of: index, inSegment: number), in: rows)
    } toMeasure: { node, index in
      maker.rowToMeasure(around: node, at: rows.position(of: index, inSegment: number), in: rows)
    }
  }

  /// Returns the common length of the rows, if there is one. Such rows are built alike, so the first row's insets apply
  /// to all.
  private func uniformLength(of segment: LazyRows.Segment) -> Double? {
    guard metrics.rowSpacing == 0, let length = segment.uniformLength, segment.count > 0 else { return nil }
    return metrics.row(insets: ListRowTraits(of: segment.buildToMeasure(0)).insets).height(around: length)
  }

  /// Headers and footers have their own padding instead.
  private var halfGap: [LazyRows.Segment] { gap(metrics.sectionSpacing / 2) }

  private func gap(_ length: Double) -> [LazyRows.Segment] {
    guard length > 0 else { return [] }
    let rule = FixedFrameRule(width: nil, height: length)
    let node = builder.node(rule, [builder.node(FlexibleRule(), [], kind: "gap")], kind: "gap")
    var segment = LazyRows.Segment.single(node)
    segment.isGap = true
    return [segment]
  }
}

final class SectionRows {
  let segments: [LazyRows.Segment]
  let count: Int
  private let firstRows: [Int]
  private var known: [Int: ListRowTraits] = [:]

  init(_ segments: [LazyRows.Segment]) {
    self.segments = segments
    var count = 0
    firstRows = segments.map { segment in
      defer { count += segment.count }
      return count
    }
    self.count = count
  }

  func position(of index: Int, inSegment number: Int) -> Int { firstRows[number] + index }

  func traits(at position: Int, isConstant: Bool) -> ListRowTraits {
    if isConstant, let traits = known[position] { return traits }
    let number = segments.indices.last { firstRows[$0] <= position && segments[$0].count > 0 } ?? 0
    let traits = ListRowTraits(of: segments[number].buildToMeasure(position - firstRows[number]))
    if isConstant { known[position] = traits }
    return traits
  }
}

extension LazyRows.Segment {
  fileprivate var beginsWithGap: Bool {
    if isGap { return true }
    guard part == nil, node == nil, count > 0 else { return false }
    return LazyContainer(buildToMeasure(0))?.rows.segments.first?.isGap ?? false
  }

  fileprivate func each(
    uniformLength: Double? = nil, sizing: (any RowSizing)? = nil, content: (any RowContent)? = nil,
    _ shown: @escaping (LayoutNode, Int) -> LayoutNode,
    toMeasure: ((LayoutNode, Int) -> LayoutNode)? = nil
  ) -> LazyRows.Segment {
    if let node {
      var segment = LazyRows.Segment.single(shown(node, 0), part: part)
      segment.isGap = false
      segment.sharedSize = sharedSize
      return segment
    }
    let (build, buildToMeasure) = (build, buildToMeasure)
    var segment = LazyRows.Segment(
      count: count, uniformLength: uniformLength, id: id, sizing: sizing, build: { shown(build($0), $0) },
      buildToMeasure: { row in buildToMeasure(row).wrappedToMeasure { (toMeasure ?? shown)($0, row) } })
    segment.part = part
    segment.sharedSize = sharedSize
    segment.content = content
    segment.watch = watch
    return segment
  }
}
