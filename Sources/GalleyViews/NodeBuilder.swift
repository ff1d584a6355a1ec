package import GalleyGeometry
package import GalleyLayout

/// Where views put their nodes while a tree is built.
public struct NodeBuilder {
  /// The values that hold for the views built now.
  package var environment: EnvironmentValues
  /// The axis of the stack around the views built now; spacers and dividers follow it.
  package var stackAxis: Axis?
  /// The place in a scene file that the views built now come from.
  package var origin: ViewOrigin?
  /// What the whole tree shares.
  package let context: BuildContext
  private var output: Output

  private enum Output {
    case nodes([LayoutNode])
    case rows([LazyRows.Segment])
  }

  package init(environment: EnvironmentValues, context: BuildContext) {
    self.environment = environment
    self.context = context
    output = .nodes([])
  }

  private init(inside builder: NodeBuilder, lazily: Bool) {
    environment = builder.environment
    stackAxis = builder.stackAxis
    origin = builder.origin
    context = builder.context
    output = lazily ? .rows([]) : .nodes([])
  }

  /// Adds a node of kind `kind`.
  package mutating func add(
    _ rule: any LayoutRule, _ children: [LayoutNode] = [], kind: String, drawing: Drawing = .none,
    hasZeroSpacing: Bool = false
  ) {
    let node = LayoutNode(rule, children, hasZeroSpacing: hasZeroSpacing)
    node.payload = ViewPayload(kind: kind, drawing: drawing, origin: origin)
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    append(node)
  }

  private mutating func append(_ node: LayoutNode) {
    switch output {
    case .nodes(var nodes):
      output = .nodes([])
      nodes.append(node)
      output = .nodes(nodes)
    case .rows(var segments):
      output = .rows([])
      segments.append(LazyRows.Segment(count: 1, id: { _ in ViewPayload.of(node)?.id }, build: { _ in node }))
      output = .rows(segments)
    }
  }

  /// Adds the rows of a collection: at once, or as a promise where the container builds what is seen.
  ///
  /// `uniformLength` answers the length all rows share along an axis, when that is known without building them.
  package mutating func addRows(
    count: Int, uniformLength: (Axis) -> Double? = { _ in nil }, id: @escaping (Int) -> AnyHashable?,
    build: @escaping (Int, inout NodeBuilder) -> Void
  ) {
    guard case .rows(let segments) = output else {
      for index in 0..<count { addRow(id(index)) { build(index, &$0) } }
      return
    }
    let outer = self
    let segment = LazyRows.Segment(
      count: count, uniformLength: stackAxis.flatMap(uniformLength), id: id,
      build: { index in outer.row(id: id(index)) { build(index, &$0) } })
    output = .rows(segments + [segment])
  }

  private mutating func addRow(_ id: AnyHashable?, _ build: (inout NodeBuilder) -> Void) {
    let nodes = children(along: stackAxis, build)
    for node in nodes {
      if let payload = ViewPayload.of(node), payload.id == nil { payload.id = id }
      append(node)
    }
  }

  /// One row of a lazy container as a single node; a row that itself promises rows stays lazy inside.
  private func row(id: AnyHashable?, _ build: (inout NodeBuilder) -> Void) -> LayoutNode {
    var inner = NodeBuilder(inside: self, lazily: true)
    build(&inner)
    let node = inner.lazyRow()
    if let payload = ViewPayload.of(node), payload.id == nil { payload.id = id }
    return node
  }

  private func lazyRow() -> LayoutNode {
    guard case .rows(let segments) = output else { return LayoutNode(EmptyRule()) }
    if segments.count == 1, segments[0].count == 1 { return segments[0].build(0) }
    let axis = stackAxis ?? .vertical
    let node = LayoutNode(
      LazyStackRule(axis: axis, guide: .middle(across: axis), spacing: 0, rows: LazyRows(segments: segments)))
    node.payload = ViewPayload(kind: "ForEach", origin: origin)
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    return node
  }

  /// The nodes of some views inside a container whose stack axis is `axis`.
  package func children(along axis: Axis?, _ build: (inout NodeBuilder) -> Void) -> [LayoutNode] {
    var inner = NodeBuilder(inside: self, lazily: false)
    inner.stackAxis = axis
    build(&inner)
    guard case .nodes(let nodes) = inner.output else { return [] }
    return nodes
  }

  /// The rows of a container along `axis` that builds them when they are seen.
  package func lazyRows(along axis: Axis, _ build: (inout NodeBuilder) -> Void) -> LazyRows {
    var inner = NodeBuilder(inside: self, lazily: true)
    inner.stackAxis = axis
    build(&inner)
    guard case .rows(let segments) = inner.output else { return LazyRows(segments: []) }
    return LazyRows(segments: segments)
  }

  /// One node for some views: the only one, or a stack of them on top of each other.
  package func layer(_ alignment: Alignment, _ build: (inout NodeBuilder) -> Void) -> LayoutNode {
    let nodes = children(along: nil, build)
    if nodes.count == 1 { return nodes[0] }
    let node = LayoutNode(nodes.isEmpty ? EmptyRule() : ZStackRule(alignment: alignment), nodes)
    node.payload = ViewPayload(kind: nodes.isEmpty ? "EmptyView" : "ZStack", origin: origin)
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    return node
  }

  /// Adds what `build` adds, each node wrapped by `wrap`; promised rows are wrapped when they are built.
  package mutating func modify(
    _ build: (inout NodeBuilder) -> Void, wrap: @escaping (LayoutNode) -> LayoutNode
  ) {
    switch output {
    case .nodes:
      for node in children(along: stackAxis, build) { append(wrap(node)) }
    case .rows(let segments):
      var inner = NodeBuilder(inside: self, lazily: true)
      build(&inner)
      guard case .rows(let promised) = inner.output else { return }
      let wrapped = promised.map { segment in
        LazyRows.Segment(count: segment.count, id: segment.id, build: { wrap(segment.build($0)) })
      }
      output = .rows(segments + wrapped)
    }
  }
}

extension AlignmentKey {
  /// The middle of the axis across `axis`.
  static func middle(across axis: Axis) -> AlignmentKey {
    axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
  }
}
