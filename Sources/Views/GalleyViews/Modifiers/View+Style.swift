public import GalleyGeometry
import GalleyLayout
import GalleyPicture

extension View {
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    layered("background", behind: true, alignment: alignment, content: content())
  }

  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(
      "background", behind: true, alignment: .center,
      content: Rectangle().fill(style).ignoresSafeArea(edges: edges))
  }

  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered("background", behind: true, alignment: .center, content: shape.fill(style))
  }

  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    layered("overlay", behind: false, alignment: alignment, content: content())
  }

  public func overlay(_ style: some ShapeStyle) -> some View {
    layered("overlay", behind: false, alignment: .center, content: Rectangle().fill(style))
  }

  private func layered(_ kind: String, behind: Bool, alignment: Alignment, content: some View) -> some View {
    LayeredView(
      content: self, layer: content, kind: kind, alignment: alignment, isBehind: behind,
      rule: LayeredRule(primary: behind ? 1 : 0, alignment: alignment))
  }

  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    drawn("border", of: (style, width)) { BorderDrawing(style: style._settle(in: $0), width: width) }
  }

  public func clipShape(_ shape: some Shape) -> some View { clipped("clipShape", by: shape) }

  /// If `shape` is nil, nothing is clipped, but the tree keeps its structure.
  package func clipShape(orNone shape: (some Shape)?) -> some View {
    ModifiedView(content: self, kind: "clipShape", onlyDraws: true) { _ in
      .init(rule: PassThroughRule(), drawing: shape.map { ClipDrawing($0) })
    }
  }

  public func clipped() -> some View { clipped("clipped", by: Rectangle()) }

  public func cornerRadius(_ radius: Double) -> some View {
    clipped("cornerRadius", by: RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  private func clipped(_ kind: String, by shape: some Shape) -> some View {
    drawn(kind, of: shape) { _ in ClipDrawing(shape) }
  }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    drawn("shadow", of: (color, radius, x, y)) {
      ShadowDrawing(shadow: .init(color: color.rgba(in: $0), radius: radius, offset: Point(x: x, y: y)))
    }
  }

  public func opacity(_ opacity: Double) -> some View {
    // With this order of arguments, NaN becomes 0.
    drawn("opacity", of: opacity) { _ in OpacityDrawing(opacity: min(max(0, opacity), 1)) }
  }
}
