package import GalleyGeometry
package import GalleyLayout
import GalleySnapshot

public struct NodeBuilder {
  var sharedEnvironment: CopyOnWrite<EnvironmentValues>
  package var stackAxis: Axis?
  package var origin: ViewOrigin?
  var site = CallSite.unknown
  /// The modifiers that set the inherited styles. Empty unless call sites are found.
  var styleSites: [StyleAspect: UInt] = [:]
  var element: RowElement?
  package let context: BuildContext
  /// The scope that stores the state; nil in trees that never change.
  var scope: ViewScope?
  private(set) var output: Output
  var rowStyle: RowStyle
  var sectionMarks: SectionMarks?

  package var environment: EnvironmentValues {
    _read { yield sharedEnvironment.value }
    _modify { yield &sharedEnvironment.value }
  }

  enum Output {
    case nodes([LayoutNode])
    case rows([LazyRows.Segment])

    init(_ node: LayoutNode, lazily: Bool) {
      self = lazily ? .rows([.single(node)]) : .nodes([node])
    }

    var retainedNodes: [LayoutNode]? {
      switch self {
      case .nodes(let nodes): return nodes
      case .rows(let segments):
        let nodes = segments.compactMap(\.node)
        return nodes.count == segments.count ? nodes : nil
      }
    }

    func replacingNodes(by nodes: [LayoutNode]) -> Output {
      switch self {
      case .nodes: .nodes(nodes)
      case .rows(let segments): .rows(zip(segments, nodes).map { .single($1, part: $0.part) })
      }
    }
  }

  struct RowStyle: Equatable {
    var guide: AlignmentKey
    var spacing: Double?
    var pinned: PinnedRows = []
    var grid: GridStyle?
    var decoration: (any RowDecoration)?

    struct GridStyle: Equatable {
      var tracks: [GridTrack]
      var guide: AlignmentKey
    }

    static func == (first: RowStyle, second: RowStyle) -> Bool {
      guard first.guide == second.guide, first.spacing == second.spacing, first.pinned == second.pinned,
        first.grid == second.grid
      else { return false }
      return switch (first.decoration, second.decoration) {
      case (nil, nil): true
      case (let own?, let other?): own.isSame(as: other)
      default: false
      }
    }
  }

  init(environment: EnvironmentValues, context: BuildContext, scope: ViewScope? = nil) {
    sharedEnvironment = CopyOnWrite(environment)
    self.scope = scope
    self.context = context
    output = .nodes([])
    rowStyle = RowStyle(guide: .middle(across: .vertical))
  }

  init(inside builder: NodeBuilder, lazily: Bool) {
    sharedEnvironment = builder.sharedEnvironment
    stackAxis = builder.stackAxis
    origin = builder.origin
    site = builder.site
    styleSites = builder.styleSites
    element = builder.element
    sectionMarks = builder.sectionMarks
    context = builder.context
    scope = builder.scope
    output = lazily ? .rows([]) : .nodes([])
    rowStyle = builder.rowStyle
  }

  package mutating func add(
    _ rule: any LayoutRule, _ children: [LayoutNode] = [], kind: String, hasZeroSpacing: Bool = false
  ) {
    append(node(rule, children, kind: kind, hasZeroSpacing: hasZeroSpacing))
  }

  package func node(
    _ rule: any LayoutRule, _ children: [LayoutNode], kind: String, hasZeroSpacing: Bool = false
  ) -> LayoutNode {
    let node = LayoutNode(rule, children, hasZeroSpacing: hasZeroSpacing)
    node.counters = context.layoutCounters
    let payload = ViewPayload(kind: kind, origin: origin, site: site, styleSites: styleSites)
    payload.place = place(of: node)
    node.payload = payload
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    return node
  }

  private func place(of node: LayoutNode) -> NodeIdentity? {
    if let source = node.shownThrough { return ViewPayload.of(source)?.place?.around }
    return scope?.nextNodeIdentity()
  }

  package var isLazy: Bool { if case .rows = output { true } else { false } }

  func emptied(for scope: ViewScope?) -> NodeBuilder {
    var builder = NodeBuilder(inside: self, lazily: isLazy)
    builder.scope = scope
    return builder
  }

  func eager() -> NodeBuilder { NodeBuilder(inside: self, lazily: false) }

  package func isSamePlace(as other: NodeBuilder) -> Bool {
    stackAxis == other.stackAxis && origin == other.origin && rowStyle == other.rowStyle && isLazy == other.isLazy
      && (sharedEnvironment.isIdentical(to: other.sharedEnvironment) || environment.isSame(as: other.environment))
  }

  mutating func append(_ built: Output) {
    switch built {
    case .nodes(let nodes): for node in nodes { append(node) }
    case .rows(let segments): append(segments)
    }
  }

  mutating func append(_ node: LayoutNode) {
    switch output {
    case .nodes(var nodes):
      // The array needs a single owner while it grows; with two, each append would copy all previous nodes.
      output = .nodes([])
      nodes.append(node)
      output = .nodes(nodes)
    case .rows:
      append([.single(node)])
    }
  }

  mutating func append(_ lazy: [LazyRows.Segment]) {
    guard case .rows(var segments) = output else { return }
    output = .rows([])
    segments += lazy
    output = .rows(segments)
  }
}

extension NodeBuilder {
  package mutating func addUnchanging(_ build: (inout NodeBuilder) -> Void) {
    let outer = scope
    scope = nil
    build(&self)
    scope = outer
  }

  package mutating func under(
    _ change: (inout EnvironmentValues) -> Void, _ build: (inout NodeBuilder) -> Void
  ) {
    let outer = sharedEnvironment
    change(&environment)
    build(&self)
    sharedEnvironment = outer
  }

  package func children(along axis: Axis?, _ build: (inout NodeBuilder) -> Void) -> [LayoutNode] {
    var inner = NodeBuilder(inside: self, lazily: false)
    inner.stackAxis = axis
    build(&inner)
    guard case .nodes(let nodes) = inner.output else { return [] }
    return nodes
  }

  package func layer(_ alignment: Alignment, _ build: (inout NodeBuilder) -> Void) -> LayoutNode {
    let nodes = children(along: nil, build)
    if nodes.count == 1 {
      // Uses up the identity of the missing stack, so later nodes keep their identities whether or not there is a
      // stack.
      _ = scope?.nextNodeIdentity()
      return nodes[0]
    }
    return nodes.isEmpty
      ? node(EmptyRule(), [], kind: "EmptyView") : node(ZStackRule(alignment: alignment), nodes, kind: "ZStack")
  }

  func stack(_ nodes: [LayoutNode], along axis: Axis) -> LayoutNode {
    if nodes.count == 1 {
      _ = scope?.nextNodeIdentity()
      return nodes[0]
    }
    let rule = StackRule(axis: axis, guide: .middle(across: axis), spacing: nil)
    return node(rule, nodes, kind: axis == .vertical ? "VStack" : "HStack")
  }

  package mutating func modify(
    _ build: (inout NodeBuilder) -> Void, wrap: @escaping (LayoutNode) -> LayoutNode
  ) {
    modifyEach(build) { _, node in wrap(node) }
  }

  mutating func modifyEach(
    _ build: (inout NodeBuilder) -> Void, wrap: @escaping (AnyHashable, LayoutNode) -> LayoutNode
  ) {
    guard case .rows = output else {
      for (index, node) in children(along: stackAxis, build).enumerated() { append(wrap(AnyHashable(index), node)) }
      return
    }
    var inner = NodeBuilder(inside: self, lazily: true)
    build(&inner)
    guard case .rows(let lazy) = inner.output else { return }
    for (number, segment) in lazy.enumerated() {
      if let node = segment.node {
        append([.single(wrap(AnyHashable(number), node), part: segment.part)])
      } else {
        append([segment.wrapped { wrap(AnyHashable([AnyHashable(number), segment.id($0) ?? AnyHashable($0)]), $1) }])
      }
    }
  }
}

extension LayoutNode {
  fileprivate var isBetweenRows: Bool {
    if let kind = ViewPayload.of(self)?.kind, ["Divider", "Spacer"].contains(kind) { return true }
    return shownThrough?.isBetweenRows ?? false
  }
}

extension LazyRows.Segment {
  static func single(_ node: LayoutNode, part: SectionPart? = nil) -> LazyRows.Segment {
    var segment = LazyRows.Segment(node) { ViewPayload.identity(of: node) }
    segment.part = part
    segment.isGap = node.isBetweenRows
    return segment
  }

  fileprivate func wrapped(by wrap: @escaping (Int, LayoutNode) -> LayoutNode) -> LazyRows.Segment {
    var segment = LazyRows.Segment(
      count: count, id: id, sizing: sizing, build: { wrap($0, build($0)) },
      buildToMeasure: { row in buildToMeasure(row).wrappedToMeasure { wrap(row, $0) } })
    segment.part = part
    segment.watch = watch
    return segment
  }
}

extension AlignmentKey {
  static func middle(across axis: Axis) -> AlignmentKey {
    axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
  }
}
