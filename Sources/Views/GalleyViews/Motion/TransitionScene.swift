import GalleyGeometry
import GalleyLayout

struct TransitionScenes {
  let environment: EnvironmentValues
  let context: BuildContext

  func scene(of side: AnyTransition.Side, around node: LayoutNode) -> TransitionScene {
    let content = TransitionContent(size: node.frame.size, isRightToLeft: node.isRightToLeft)
    let scope = context.graph.nextSerial()
    return TransitionScene(scope: scope, graph: context.graph) { phase in
      var builder = NodeBuilder(environment: environment, context: context)
      builder.environment.layoutDirection = node.isRightToLeft ? .rightToLeft : .leftToRight
      let root = builder.layer(.center) { inner in side.appearance.map { $0(content, phase)._build(into: &inner) } }
      var ordinal: Int32 = 0
      root.name(in: scope, &ordinal)
      let bounds = Rect(size: content.size)
      root.place(
        in: bounds, proposal: ProposedViewSize(content.size),
        context: PlacementContext(visible: bounds, screen: bounds, safeArea: bounds))
      return root
    }
  }
}

/// One set of nodes for each phase.
struct TransitionScene {
  let scope: Int
  private let graph: ViewGraph
  private let make: (TransitionPhase) -> LayoutNode

  init(scope: Int, graph: ViewGraph, make: @escaping (TransitionPhase) -> LayoutNode) {
    self.scope = scope
    self.graph = graph
    self.make = make
  }

  func root(in phase: TransitionPhase) -> LayoutNode { make(phase) }

  func appearances(in phase: TransitionPhase) -> [NodeIdentity: NodeAppearance] {
    TreeAppearance(of: make(phase), graph: graph).entries.mapValues(\.appearance)
  }
}

extension LayoutNode {
  fileprivate func name(in scope: Int, _ ordinal: inout Int32) {
    ViewPayload.of(self)?.place = NodeIdentity(scope: scope, ordinal: ordinal, level: 0)
    ordinal += 1
    for child in children { child.name(in: scope, &ordinal) }
  }
}
