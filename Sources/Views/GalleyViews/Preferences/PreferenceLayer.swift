public import GalleyGeometry
import GalleyLayout

struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View {
  typealias Body = Never

  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let layer: (Key.Value) -> Layer

  func _build(into builder: inout NodeBuilder) {
    guard let scope = builder.scope else { return content._build(into: &builder) }
    let (outer, layer, alignment, isBehind) = (builder, layer, alignment, isBehind)
    let kind = isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    let rule = LayeredRule(primary: isBehind ? 1 : 0, alignment: alignment)
    let places = scope.next { KeyedScope(in: scope) }
    places.begin()
    builder.modifyEach(content._build(into:)) { key, child in
      let views = places.scope(for: .node(key)) { PreferenceLayerScope<Key>(key, in: places) }
      // The value is read from the content alone, so it does not include preferences of the layer.
      let primary = outer.node(PassThroughRule(), [child], kind: "preferenceValue")
      ViewPayload.of(primary)?.attachment = views.reader
      let node = views.node(in: outer, alignment: alignment, layer: layer)
      return outer.node(rule, isBehind ? [node, primary] : [primary, node], kind: kind)
    }
    if !builder.isLazy { places.end() }
  }
}

final class PreferenceLayerScope<Key: PreferenceKey>: ContentScope {
  private(set) lazy var reader = PreferenceViews<Key>(in: self)
  private var alignment = Alignment.center
  private var layer: ((Key.Value) -> any View)?

  init(_ key: AnyHashable, in parent: ViewScope) { super.init(.node(key), in: parent) }

  func node(
    in builder: NodeBuilder, alignment: Alignment, layer: @escaping (Key.Value) -> any View
  ) -> LayoutNode {
    self.alignment = alignment
    self.layer = layer
    reader.views = self
    raise(.views)
    _ = settle(in: builder.eager())
    _ = refresh()
    return output?.retainedNodes?.first ?? builder.node(EmptyRule(), [], kind: "EmptyView")
  }

  override func addContent(into builder: inout NodeBuilder) {
    let layer = builder.layer(alignment) { inner in
      guard let value = reader.value, let layer = self.layer else { return }
      reading { layer(value) }._build(into: &inner)
    }
    builder.add(PassThroughRule(), [layer], kind: "layer")
  }

  override func drop() {
    super.drop()
    layer = nil
  }
}

extension View {
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayerView<_, Key, _>(content: self, isBehind: false, alignment: alignment, layer: transform)
  }

  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayerView<_, Key, _>(content: self, isBehind: true, alignment: alignment, layer: transform)
  }
}
