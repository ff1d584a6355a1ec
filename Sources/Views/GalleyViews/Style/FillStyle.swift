import GalleyGeometry
import GalleyMotion
import GalleyPicture

public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

protocol EvenOddOutline: Shape {}

struct EvenOddShape<Base: Shape>: EvenOddOutline {
  var shape: Base

  var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func path(in rect: Rect) -> Path { shape.path(in: rect) }
}

extension Shape {
  public func fill(_ content: some ShapeStyle, style: FillStyle) -> some ShapeView<Self> {
    FilledShape(shape: self, style: content, isEvenOdd: style.isEOFilled)
  }

  public func fill(style: FillStyle) -> some ShapeView<Self> { fill(ForegroundStyle(), style: style) }
}
