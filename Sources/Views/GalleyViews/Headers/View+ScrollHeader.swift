public import GalleyGeometry
import GalleyLayout
public import GalleyScroll

/// The current state of a header over a scroll view. Lengths are in points.
public struct ScrollHeaderProxy: Hashable, Sendable {
  public let height: Double
  /// The height for the current scroll offset; differs from ``height`` during an animation.
  public let target: Double
  /// The distance by which the header has moved out of the viewport.
  public let hidden: Double
  /// The distance scrolled from the point where the header's rule starts.
  public let distance: Double
  /// How far the header has collapsed, from 0 (resting or stretched) to 1 (minimum height).
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
  /// Shows a header over the upper edge of this scroll view. Its height follows the scroll offset.
  ///
  /// ```
  /// List(messages) { message in Text(message.title) }
  ///   .scrollHeader(.continuous(resting: 120, minimum: 44)) { Text("Inbox").font(.largeTitle) }
  /// ```
  ///
  /// The content starts below the resting header. The header applied last is on top and collapses first.
  ///
  /// - Parameters:
  ///   - rule: The height for each scroll distance.
  ///   - behavior: Whether the header floats, and how it is animated.
  ///   - alignment: The position of the header view if it does not fill the header.
  ///   - name: The name of the header in inspection and reports.
  ///   - header: The view to show.
  public func scrollHeader(
    _ rule: HeaderRule, behavior: HeaderBehavior = HeaderBehavior(), alignment: Alignment = .bottom,
    name: String? = nil, @ViewBuilder header: () -> some View
  ) -> some View {
    HeaderedView(
      content: self, header: header(), rule: rule, behavior: behavior, alignment: alignment, name: name)
  }

  /// Shows a header whose view depends on its current state; see
  /// ``scrollHeader(_:behavior:alignment:name:header:)-swift.method``.
  ///
  /// - Parameters:
  ///   - rule: The height for each scroll distance.
  ///   - behavior: Whether the header floats, and how it is animated.
  ///   - alignment: The position of the header view if it does not fill the header (default: the bottom).
  ///   - name: The name of the header in inspection and reports; nil (the default) for none.
  ///   - header: Returns the view for the current height and progress of the header.
  public func scrollHeader(
    _ rule: HeaderRule, behavior: HeaderBehavior = HeaderBehavior(), alignment: Alignment = .bottom,
    name: String? = nil, @ViewBuilder header: @escaping (ScrollHeaderProxy) -> some View
  ) -> some View {
    scrollHeader(rule, behavior: behavior, alignment: alignment, name: name) { HeaderReader(views: header) }
  }
}

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
    let space = header.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
    LayeredView(
      content: content.environment(\.scrollHeaders, headers), layer: space.environment(\.header, memory),
      kind: "scrollHeader", rule: HeaderLayoutRule(header: memory)
    )._build(into: &builder)
  }

  private func memory(in builder: NodeBuilder) -> HeaderMemory {
    let context = builder.context
    let known = name.map(AnyHashable.init) ?? builder.origin.map(AnyHashable.init)
    guard let place = builder.scope.map({ scope in scope.next { ViewScope(.place, in: scope) } }) else {
      // The tree of a scene file is rebuilt when settings change, so the state of its headers is found by name instead
      // of scope.
      return context.headers.memory(of: known, in: context.graph)
    }
    let memory = place.memory as? HeaderMemory ?? HeaderMemory(known, in: context.graph)
    place.memory = memory
    return memory
  }
}

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
