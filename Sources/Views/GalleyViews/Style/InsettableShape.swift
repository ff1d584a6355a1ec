public import GalleyGeometry
public import GalleyMotion
public import GalleyPicture

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape {
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some View {
    StrokedShape(shape: inset(by: style.lineWidth / 2), style: content, line: style, isInside: false)
  }

  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }

  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The centres of its corner arcs stay where they are in the original shape.
public struct InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: Double

  public var animatableData: AnimatablePair<Base.AnimatableData, Double> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func path(in rect: Rect) -> Path {
    let path = base.path(in: rect.insetBy(dx: amount, dy: amount))
    guard case .roundedRect(let rect, let radius, let style) = path, !(base is Capsule) else { return path }
    return .roundedRect(rect, cornerRadius: max(0, radius - amount), style: style)
  }

  public func inset(by amount: Double) -> InsetShape { InsetShape(base: base, amount: self.amount + amount) }
}

private protocol InsetKind {
  static var baseKind: String { get }
}

extension InsetShape: InsetKind {
  static var baseKind: String { Base.kind }
}

extension Shape {
  /// An inset shape has the name of the original one.
  static var kind: String { (Self.self as? any InsetKind.Type)?.baseKind ?? "\(Self.self)" }
}

extension Rectangle: InsettableShape {
  public func inset(by amount: Double) -> InsetShape<Rectangle> { .init(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
  public func inset(by amount: Double) -> InsetShape<RoundedRectangle> { .init(base: self, amount: amount) }
}

extension Capsule: InsettableShape {
  public func inset(by amount: Double) -> InsetShape<Capsule> { .init(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
  public func inset(by amount: Double) -> InsetShape<Ellipse> { .init(base: self, amount: amount) }
}

extension Circle: InsettableShape {
  public func inset(by amount: Double) -> InsetShape<Circle> { .init(base: self, amount: amount) }
}
