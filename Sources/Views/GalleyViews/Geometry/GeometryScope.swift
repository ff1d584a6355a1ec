import GalleyLayout

final class GeometryScope<Views: View>: ContentScope {
  private var make: ((GeometryProxy) -> Views)?
  private var proxy: GeometryProxy?
  private weak var reader: LayoutNode?

  override var name: String? { "GeometryReader" }

  override func outputChanged() { reader?.invalidateUp() }

  override func addContent(into builder: inout NodeBuilder) {
    guard let make, let proxy else { return }
    let views = reading { make(proxy) }
    for node in builder.children(along: nil, views._build(into:)) { builder.append(.nodes([node])) }
  }

  func content(_ make: @escaping (GeometryProxy) -> Views, in builder: NodeBuilder) {
    self.make = make
    _ = settle(in: builder.eager())
    raise(.views)
    // The content is evaluated during placement, after the reader's row was built.
    startReading()
  }

  func nodes(for proxy: GeometryProxy, of reader: LayoutNode) -> [LayoutNode] {
    self.reader = reader
    if self.proxy != proxy { raise(.views) }
    self.proxy = proxy
    _ = refresh()
    return output?.retainedNodes ?? []
  }
}
