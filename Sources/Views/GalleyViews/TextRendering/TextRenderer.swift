public import GalleyGeometry
public import GalleyMotion
import GalleyPicture
import GalleyText

/// Measuring and line breaking are unchanged. Drawings beyond the frame are visible.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> Size

  /// Has no effect: text is not clipped.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> Size { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

public struct TextProxy {
  let plain: (ProposedViewSize) -> Size

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { plain(proposal) }
}

extension Text {
  public func customAttribute(_ value: some TextAttribute) -> Text { with(.attribute(TextMark(value: value))) }
}

extension View {
  public func textRenderer(_ renderer: some TextRenderer) -> some View {
    modifier(TextRendering(renderer: renderer))
  }
}

private struct TextRendering<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.textTreatment) { $0.painter = RenderingPainter(renderer: renderer) }
  }
}

private struct RenderingPainter<Renderer: TextRenderer>: TextPainter {
  let renderer: Renderer

  func items(
    _ layout: TextLayout, _ styles: [TextRunStyle], size: Size, _ environment: EnvironmentValues,
    _ context: BuildContext, _ origin: ViewOrigin?
  ) -> [Picture.Item] {
    let sheet = GraphicsContext.Sheet(
      environment: environment, context: context, origin: origin, symbols: [], size: size)
    var graphics = GraphicsContext(drawingOn: sheet)
    renderer.draw(
      layout: Text.Layout(layout: layout, styles: styles, frame: Rect(size: size)), in: &graphics)
    return sheet.items
  }

  func size(for proposal: ProposedViewSize, plain: @escaping (ProposedViewSize) -> Size) -> Size {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(plain: plain))
  }

  func isSame(as other: any TextPainter) -> Bool {
    (other as? RenderingPainter).map { ViewEquality.areSame(renderer, $0.renderer) } ?? false
  }
}
