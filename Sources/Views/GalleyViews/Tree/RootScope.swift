import GalleyGeometry
import GalleyLayout

final class RootScope: ContentScope {
  private var build: (inout NodeBuilder) -> Void
  private let rootType: Any.Type

  init(of view: some View, environment: EnvironmentValues, context: BuildContext) {
    build = view._build(into:)
    rootType = type(of: view)
    super.init(rootOf: context)
    var builder = NodeBuilder(environment: environment.within(context), context: context, scope: self)
    builder.stackAxis = .vertical
    _ = settle(in: builder)
    _ = context.graph.updating { refresh() }
  }

  func set(_ environment: EnvironmentValues) {
    var builder = NodeBuilder(environment: environment.within(context), context: context, scope: self)
    builder.stackAxis = .vertical
    _ = settle(in: builder)
    require(.views)
  }

  override func addContent(into builder: inout NodeBuilder) {
    builder.append(.nodes([builder.implicitStack(along: .vertical, of: rootType, build)]))
  }

  // There is no enclosing scope to inform; the new root is read on the next access.
  override func outputChanged() {}

  func dismiss() {
    build = { _ in }
    require(.views)
  }

  var transitions: TransitionScenes {
    TransitionScenes(environment: builder?.environment ?? EnvironmentValues(), context: context)
  }

  var root: LayoutNode {
    guard let root = output?.retainedNodes?.first else { preconditionFailure("a tree that is gone has no root") }
    return root
  }
}
