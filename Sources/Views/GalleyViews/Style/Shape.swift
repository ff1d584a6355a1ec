public import GalleyGeometry
public import GalleyMotion
public import GalleyPicture

public protocol Shape: View, Animatable, Sendable where Body == Never {
  func path(in rect: Rect) -> Path
}

extension Shape {
  public func _build(into builder: inout NodeBuilder) {
    builder.addShape(self, style: ForegroundStyle(), kind: Self.kind)
  }

  public func _trace(_ trace: RowTrace) {}

  public func fill(_ style: some ShapeStyle) -> some ShapeView<Self> { FilledShape(shape: self, style: style) }

  public func fill() -> some ShapeView<Self> { fill(ForegroundStyle()) }

  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some ShapeView<Self> {
    StrokedShape(shape: self, style: content, line: style, isInside: false)
  }

  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool
  ) -> some ShapeView<Self> { stroke(content, style: style) }

  public func stroke(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool
  ) -> some ShapeView<Self> { stroke(content, lineWidth: lineWidth) }

  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    StrokedShape(shape: self, style: content, line: style, isInside: true)
  }

  public func strokeBorder(style: StrokeStyle) -> some View { strokeBorder(ForegroundStyle(), style: style) }

  public func strokeBorder(lineWidth: Double = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

protocol LineOutline {
  func addLine(in style: some ShapeStyle, to builder: inout NodeBuilder)
}

struct FilledShape<Outline: Shape, Style: ShapeStyle>: ShapeView {
  typealias Body = Never

  let site = CallSite()
  let shape: Outline
  let style: Style
  var isEvenOdd = false

  func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    let kind = Outline.kind
    if let line = shape as? any LineOutline {
      line.addLine(in: style, to: &builder)
    } else if isEvenOdd {
      builder.addShape(EvenOddShape(shape: shape), style: style, kind: kind)
    } else {
      builder.addShape(shape, style: style, kind: kind)
    }
  }

  func _trace(_ trace: RowTrace) {}
}

struct StrokedShape<Outline: Shape, Style: ShapeStyle>: ShapeView {
  typealias Body = Never

  let site = CallSite()
  let shape: Outline
  let style: Style
  let line: StrokeStyle
  let isInside: Bool

  func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.addStroke(of: shape, style, line, isInside: isInside)
  }

  func _trace(_ trace: RowTrace) {}
}
