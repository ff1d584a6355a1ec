import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture
import GalleySnapshot
import GalleyText

struct FillDrawing: InkDrawing, Equatable {
  private let shape: DrawnShape
  private let style: ResolvedStyle

  init(_ shape: any Shape, _ style: ResolvedStyle) { (self.shape, self.style) = (DrawnShape(shape), style) }

  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item] {
    if case .color(let color) = style, color.alpha == 0 { return [] }
    guard !frame.isEmpty else { return [] }
    return [style.fill(shape.path(in: frame), in: frame, isEvenOdd: shape.base is any EvenOddOutline)]
  }

  var motionData: AnimatableVector { AnimatableVector([shape.motionData] + style.motionParts) }

  func moved(to data: AnimatableVector) -> FillDrawing {
    FillDrawing(shape.base.moved(to: data), style.moved(to: data, from: 1))
  }

  func attributes(of kind: String) -> [String: String] { shape.attributes.merging(style.attributes("fill")) { $1 } }

  var isTouchable: Bool { if case .color(let color) = style { color.alpha > 0 } else { true } }
  var coverage: Double { style.opacity }
}

extension NodeBuilder {
  mutating func addShape(_ shape: any Shape, style: some ShapeStyle, kind: String) {
    let around = enter(style)
    defer { styleSites = around }
    let isSquare = shape is Circle
    if let contained = shape as? any ContainedShape {
      let drawing = ContainedDrawing(shape: contained, style: style._settle(in: environment))
      return add(FlexibleRule(), kind: kind, drawing: drawing)
    }
    add(
      isSquare ? CircleRule() : FlexibleRule(), kind: kind,
      drawing: FillDrawing(shape, style._settle(in: environment)))
  }

  /// The colour of a shape with its own style comes from the code of the shape. Returns the former sites.
  mutating func enter(_ style: some ShapeStyle) -> [StyleAspect: UInt] {
    let around = styleSites
    if !around.isEmpty, !(style is ForegroundStyle) { styleSites[.color] = nil }
    return around
  }
}
