public import GalleyGeometry
import GalleyLayout
public import GalleyScroll

/// How a header over a scroller stands.
public struct ScrollHeaderProxy: Hashable, Sendable {
  /// How high the header is drawn, in points.
  public let height: Double
  public let target: Double
  public let hidden: Double
  public let distance: Double
  /// How far the header has collapsed: 0 at rest and where it is pulled, 1 where it is as low as it gets.
  public let progress: Double
}

extension ScrollHeaderProxy {
  init(_ header: HeaderMemory) {
    height = header.height
    target = header.shown?.target ?? header.rule.resting
    hidden = header.shown?.hidden ?? 0
    distance = header.distance
    let way = header.rule.resting - header.rule.minimum
    progress = way > 0 ? min(max((header.rule.resting - header.height) / way, 0), 1) : 0
  }
}

extension View {
  /// Shows `header` over the upper edge of the view's scroller, as high as `rule` says for the distance it was
  /// scrolled; the scroller's content begins below the header at rest.
  ///
  /// Of several headers, the one that is applied last lies on top and collapses first. `name` is what inspection and
  /// reports call the header. `alignment` says where in the header's room its view lies, if it does not fill it.
  public func scrollHeader(
    _ rule: HeaderRule, behavior: HeaderBehavior = HeaderBehavior(), alignment: Alignment = .bottom,
    name: String? = nil, @ViewBuilder header: () -> some View
  ) -> some View {
    HeaderedView(
      content: self, header: header(), rule: rule, behavior: behavior, alignment: alignment, name: name)
  }

  /// Shows a header, which is made from how it stands, over the upper edge of the view's scroller; see
  /// ``scrollHeader(_:behavior:alignment:name:header:)-swift.method``.
  public func scrollHeader(
    _ rule: HeaderRule, behavior: HeaderBehavior = HeaderBehavior(), alignment: Alignment = .bottom,
    name: String? = nil, @ViewBuilder header: @escaping (ScrollHeaderProxy) -> some View
  ) -> some View {
    scrollHeader(rule, behavior: behavior, alignment: alignment, name: name) { HeaderReader(views: header) }
  }
}

/// Views that are made from how the header around them stands.
private struct HeaderReader<Views: View>: View {
  typealias Body = Never

  let views: (ScrollHeaderProxy) -> Views

  func _build(into builder: inout NodeBuilder) {
    guard let header = builder.environment.header else { return }
    DeferredView(
      kind: "scrollHeaderReader", initial: ScrollHeaderProxy(header), read: { _ in ScrollHeaderProxy(header) },
      views: views
    )._build(into: &builder)
  }
}

/// A scroller with a header.
private struct HeaderedView<Content: View, Header: View>: View {
  typealias Body = Never

  let content: Content
  let header: Header
  let rule: HeaderRule
  let behavior: HeaderBehavior
  let alignment: Alignment
  let name: String?

  func _build(into builder: inout NodeBuilder) {
    let memory = memory(in: builder)
    memory.update(rule, behavior)
    let headers = builder.environment.scrollHeaders + [memory]
    let room = header.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
    LayeredView(
      content: content.environment(\.scrollHeaders, headers), layer: room.environment(\.header, memory),
      kind: "scrollHeader", rule: HeaderLayoutRule(header: memory)
    )._build(into: &builder)
  }

  private func memory(in builder: NodeBuilder) -> HeaderMemory {
    let context = builder.context
    let known = name.map(AnyHashable.init) ?? builder.origin.map(AnyHashable.init)
    guard let place = builder.scope.map({ scope in scope.next { ViewScope(.place, in: scope) } }) else {
      // What a scene says is built anew when people change what they want; its headers go on.
      return context.headers.memory(of: known, in: context.graph)
    }
    let memory = place.memory as? HeaderMemory ?? HeaderMemory(known, in: context.graph)
    place.memory = memory
    return memory
  }
}

/// The headers of views that nothing else remembers.
final class HeaderMemories: TreeValue {
  private var memories: [AnyHashable: HeaderMemory] = [:]

  init(in graph: ViewGraph) {}

  func memory(of name: AnyHashable?, in graph: ViewGraph) -> HeaderMemory {
    let memory = name.flatMap { memories[$0] } ?? HeaderMemory(name, in: graph)
    if let name { memories[name] = memory }
    return memory
  }
}

extension EnvironmentValues {
  var header: HeaderMemory? {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
}

private struct HeaderKey: EnvironmentKey {
  static var defaultValue: HeaderMemory? { nil }
}

extension BuildContext {
  var headers: HeaderMemories { self[HeaderMemories.self] }
}
