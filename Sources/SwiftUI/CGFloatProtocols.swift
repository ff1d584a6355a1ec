public import Foundation
public import GalleyGeometry
public import GalleyViews

// A function that returns a `CGFloat` is none that returns a `Double`: what apps' own types answer is asked for in the
// type that they write, and handed on.

/// A type that names an alignment guide and gives its place in views that say nothing of their own.
public protocol AlignmentID: GalleyGeometry.AlignmentID {
  /// The guide's place in a view of these dimensions, in points from its top-left corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// The guide's place.
  public static func defaultValue(in dimensions: ViewDimensions) -> Double {
    let place: CGFloat = defaultValue(in: dimensions)
    return Double(place)
  }
}

/// A shape that can be drawn further inside the room it is offered.
public protocol InsettableShape: Shape {
  /// The shape further inside.
  associatedtype InsetShape: InsettableShape
  /// The shape `amount` points inside on every side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line of `style` inside the shape's outline, in `content`. Lines are always soft at their edges.
  @_disfavoredOverload
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some View {
    inset(by: CGFloat(style.lineWidth / 2)).stroke(content, style: style)
  }

  /// A line of `lineWidth` points inside the shape's outline, in `content`.
  @_disfavoredOverload
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: Double(lineWidth)))
  }

  /// A line of `lineWidth` points inside the shape's outline, in the foreground style.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: Double(lineWidth)))
  }
}

extension GalleyViews.InsetShape: InsettableShape {
  /// The shape `amount` points inside on every side.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> GalleyViews.InsetShape<Base> { inset(by: Double(amount)) }
}

extension Rectangle: InsettableShape {
  /// The shape `amount` points inside on every side.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> GalleyViews.InsetShape<Rectangle> { inset(by: Double(amount)) }
}

extension RoundedRectangle: InsettableShape {
  /// The shape `amount` points inside on every side.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> GalleyViews.InsetShape<RoundedRectangle> { inset(by: Double(amount)) }
}

extension Capsule: InsettableShape {
  /// The shape `amount` points inside on every side.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> GalleyViews.InsetShape<Capsule> { inset(by: Double(amount)) }
}

extension Ellipse: InsettableShape {
  /// The shape `amount` points inside on every side.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> GalleyViews.InsetShape<Ellipse> { inset(by: Double(amount)) }
}

extension Circle: InsettableShape {
  /// The shape `amount` points inside on every side.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> GalleyViews.InsetShape<Circle> { inset(by: Double(amount)) }
}

/// Arranges views in a way of its own.
public protocol Layout: GalleyViews.Layout {
  /// Where the container puts a horizontal guide in `bounds`; nil, the default, combines what the views say.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the container puts a vertical guide in `bounds`; nil, the default, combines what the views say.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nothing of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Where the container puts a horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    let place: CGFloat? = explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return place.map { Double($0) }
  }

  /// Where the container puts a vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    let place: CGFloat? = explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return place.map { Double($0) }
  }
}
