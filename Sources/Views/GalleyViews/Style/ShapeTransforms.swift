public import GalleyGeometry
public import GalleyMotion
public import GalleyPicture

/// Unlike view modifiers, they keep the width of strokes.
extension Shape {
  public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: Size(width: x, height: y))
  }

  public func offset(_ offset: Size) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  public func offset(_ offset: Point) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: Size(width: x, height: y), anchor: anchor)
  }

  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  public func transform(_ transform: AffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  public func size(_ size: Size) -> some Shape { SizedShape(shape: self, size: size) }

  public func size(width: Double, height: Double, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: Size(width: width, height: height), anchor: anchor)
  }

  public func size(_ size: Size, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  public func size(width: Double, height: Double) -> some Shape {
    SizedShape(shape: self, size: Size(width: width, height: height))
  }
}

public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: Size

  public init(shape: Content, offset: Size) { (self.shape, self.offset) = (shape, offset) }

  public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  public func path(in rect: Rect) -> Path {
    let way = Point(x: offset.width.isFinite ? offset.width : 0, y: offset.height.isFinite ? offset.height : 0)
    return shape.path(in: rect).offsetBy(way)
  }
}

public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: Size
  public var anchor: UnitPoint

  public init(shape: Content, scale: Size, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Size.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  public func path(in rect: Rect) -> Path {
    let path = shape.path(in: rect)
    let map = AffineTransform(
      scaleX: scale.width.isFinite ? scale.width : 1, y: scale.height.isFinite ? scale.height : 1)
    return map == .identity ? path : path.applying(map.around(anchor.point(in: rect)))
  }
}

public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  public func path(in rect: Rect) -> Path {
    let path = shape.path(in: rect)
    guard angle.radians.isFinite, angle.radians != 0 else { return path }
    return path.applying(AffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }
}

public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: AffineTransform

  public init(shape: Content, transform: AffineTransform) { (self.shape, self.transform) = (shape, transform) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: Rect) -> Path { shape.path(in: rect).applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: Double) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: Double) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: Double) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

private struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: Size
  var anchor = UnitPoint.topLeading

  var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: Rect) -> Path {
    let corner = Point(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: Rect(origin: corner, size: size))
  }
}
