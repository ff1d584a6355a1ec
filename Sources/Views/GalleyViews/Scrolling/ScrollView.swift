public import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// A stage sets the offset by the identity that the scroll view was given with `id(_:)`.
public struct ScrollView<Content: View>: View {
  private let site = CallSite()
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  var kind = "ScrollView"
  var facts: (EnvironmentValues) -> [String: String] = { _ in [:] }
  var backgroundColor: (EnvironmentValues) -> ResolvedStyle? = { _ in nil }

  /// Creates a scroll view along `axes`. Several views inside form a stack along the axis.
  ///
  /// If `showsIndicators` is true, the indicators follow ``View/scrollIndicators(_:axes:)``; otherwise, they are always
  /// hidden.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls (default: vertical).
  ///   - showsIndicators: Whether scroll indicators may be visible (default: `true`).
  ///   - content: The content. Several views form a stack along the axis.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let outerSite = builder.enter(site)
    defer { builder.site = outerSite }
    let around = builder.sharedEnvironment
    defer { builder.sharedEnvironment = around }
    let sync = builder.environment.scrollSync
    builder.environment.scrollSync = nil
    let settings = builder.environment.scrollSettings
    builder.environment.scrollSettings = settings.inside
    let headers = builder.environment.scrollHeaders
    builder.environment.scrollHeaders = []
    let collapsingInset = builder.environment.collapsingInset
    if collapsingInset != 0, axes.contains(.vertical) { builder.environment.collapsingInset = 0 }
    let state = builder.scope.map { scroller(in: $0, of: &builder, sync) }
    state?.hold(settings.hold)
    let environment = builder.environment
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    let views = builder.implicitStack(along: axis, of: Content.self) { inner in
      // Content margins apply only to the outermost scroll view.
      inner.environment.contentMargins = .zero
      content._build(into: &inner)
    }
    var indicators = environment.scrollIndicators
    if !showsIndicators { indicators.set(.hidden, along: axes) }
    let style = ScrollIndicatorStyle(
      visibilities: indicators,
      color: Color(.label).opacity(0.35).rgba(in: environment.colorScheme),
      isMirrored: environment.layoutDirection == .rightToLeft, clips: settings.clips)
    var margins = environment.contentMargins
    margins.top += headers.resting
    let node = builder.node(
      ScrollRule(
        axes: axes, margins: margins, context: builder.context, origin: builder.origin,
        state: state?.state ?? (sync == nil ? ScrollState(in: builder.context.graph) : nil), sync: sync,
        anchors: settings.anchors, headers: headers,
        collapsingInset: axes.contains(.vertical) ? collapsingInset : 0, facts: facts(environment)),
      [views], kind: kind,
      drawing: ScrollDrawing(style: style, background: backgroundColor(environment)))
    ViewPayload.of(node)?.attachment = state?.follower
    ViewPayload.of(node)?.scrollSettings = settings
    ViewPayload.of(node)?.id = state?.state.name
    builder.append(.init(node, lazily: builder.isLazy))
  }

  private func scroller(in scope: ViewScope, of builder: inout NodeBuilder, _ sync: ScrollSync?) -> ScrollMemory {
    let place = scope.next { ViewScope(.place, in: scope) }
    let (graph, scrollers) = (builder.context.graph, builder.context.syncedScrollers)
    // With the policy `relayed`, scroll views can have different offsets, so they do not share state.
    let shared = sync.flatMap { $0.policy == .relayed ? nil : scrollers.state(of: $0.name, in: graph) }
    let known = (place.memory as? ScrollMemory).flatMap { $0.shared === shared ? $0 : nil }
    let memory = known ?? ScrollMemory(sharing: shared, in: graph)
    if memory.state.number == nil { memory.state.number = builder.context.nextScroller() }
    place.memory = memory
    builder.environment.scrollers?.insert(memory.state)
    memory.chain.around = builder.environment.scrollerAround
    builder.environment.scrollerAround = memory.chain
    if let link = builder.environment.scrollPositionLink {
      memory.follow(link, in: place)
      builder.environment.scrollPositionLink = nil
    }
    return memory
  }
}

private final class ScrollMemory {
  let state: ScrollState
  let shared: ScrollState?
  private(set) var follower: ScrollPositionFollower?
  private var hold = 0.0
  private(set) lazy var chain = ScrollerChain(state)

  init(sharing shared: ScrollState?, in graph: ViewGraph) {
    self.shared = shared
    state = shared ?? ScrollState(in: graph)
  }

  func hold(_ distance: Double) {
    defer { hold = distance }
    guard distance < hold, let shown = state.shown, shown.y < 0 else { return }
    state.send(to: .offset(x: nil, y: 0), animation: .pullEnd)
  }

  func follow(_ link: ScrollPositionLink, in place: ViewScope) {
    let follower = follower ?? ScrollPositionFollower(of: state, in: place)
    self.follower = follower
    follower.follow(link)
  }
}

extension Animation {
  /// An estimate: UIKit does not publish the duration.
  fileprivate static let pullEnd = Animation.spring(duration: 0.4, bounce: 0)
}
