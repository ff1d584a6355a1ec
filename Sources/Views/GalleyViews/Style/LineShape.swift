import GalleyGeometry
import GalleyMotion
public import GalleyPicture

extension Shape {
  public func stroke(style: StrokeStyle) -> some Shape { LineShape(base: self, style: style) }

  public func stroke(lineWidth: Double = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

struct LineShape<Base: Shape>: Shape, LineOutline {
  var base: Base
  let style: StrokeStyle

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func path(in rect: Rect) -> Path { base.path(in: rect).strokedPath(style) }

  func _build(into builder: inout NodeBuilder) { addLine(in: ForegroundStyle(), to: &builder) }

  func addLine(in style: some ShapeStyle, to builder: inout NodeBuilder) {
    base.stroke(style, style: self.style)._build(into: &builder)
  }
}
