public import GalleyPicture

public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

extension ShapeView {
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some ShapeView<Content> {
    ShapeLayers(shape: shape, below: self, above: shape.fill(content, style: style))
  }

  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    ShapeLayers(shape: shape, below: self, above: shape.stroke(content, style: style))
  }

  public func stroke(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    ShapeLayers(shape: shape, below: self, above: shape.strokeBorder(content, style: style))
  }

  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

struct ShapeLayers<Content: Shape, Below: View, Above: View>: ShapeView {
  let shape: Content
  let below: Below
  let above: Above

  var body: some View { below.overlay { above } }
}
