import GalleyGeometry
import GalleyLayout
public import GalleyViews

public struct BarMark: PlainMark {
  public typealias Body = Never

  let mark: Mark

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(kind: .bar)
    (mark.x, mark.y, mark.width, mark.height) = (MarkPlace(x), MarkPlace(y), width, height)
    mark.stacking = stacking
    self.mark = mark
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .bar)
    (mark.x, mark.y, mark.width) = (MarkPlace(x), MarkPlace(from: yStart, to: yEnd), width)
    self.mark = mark
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .bar)
    (mark.x, mark.y, mark.height) = (MarkPlace(from: xStart, to: xEnd), MarkPlace(y), height)
    self.mark = mark
  }

  public func _build(into builder: inout NodeBuilder) { addMark(to: &builder) }
}

public struct LineMark: PlainMark {
  public typealias Body = Never

  let mark: Mark

  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = Mark(kind: .line)
    (mark.x, mark.y) = (MarkPlace(x), MarkPlace(y))
    self.mark = mark
  }

  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    var mark = Mark(kind: .line)
    (mark.x, mark.y, mark.series) = (MarkPlace(x), MarkPlace(y), series.plotted)
    self.mark = mark
  }

  public func _build(into builder: inout NodeBuilder) { addMark(to: &builder) }
}

public struct AreaMark: PlainMark {
  public typealias Body = Never

  let mark: Mark

  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
    var mark = Mark(kind: .area)
    (mark.x, mark.y, mark.stacking) = (MarkPlace(x), MarkPlace(y), stacking)
    self.mark = mark
  }

  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking, series: series.plotted)
  }

  private init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod, series: PlottedValue
  ) {
    var mark = Mark(kind: .area)
    (mark.x, mark.y, mark.stacking) = (MarkPlace(x), MarkPlace(y), stacking)
    mark.series = series
    self.mark = mark
  }

  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(kind: .area)
    (mark.x, mark.y) = (MarkPlace(x), MarkPlace(from: yStart, to: yEnd))
    mark.series = series.plotted
    self.mark = mark
  }

  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var mark = Mark(kind: .area)
    (mark.x, mark.y) = (MarkPlace(x), MarkPlace(from: yStart, to: yEnd))
    self.mark = mark
  }

  public func _build(into builder: inout NodeBuilder) { addMark(to: &builder) }
}

public struct PointMark: PlainMark {
  public typealias Body = Never

  let mark: Mark

  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = Mark(kind: .point)
    (mark.x, mark.y) = (MarkPlace(x), MarkPlace(y))
    self.mark = mark
  }

  public func _build(into builder: inout NodeBuilder) { addMark(to: &builder) }
}

public struct RuleMark: PlainMark {
  public typealias Body = Never

  let mark: Mark

  public init<X>(x: PlottableValue<X>) {
    var mark = Mark(kind: .rule)
    mark.x = MarkPlace(x)
    self.mark = mark
  }

  public init<Y>(y: PlottableValue<Y>) {
    var mark = Mark(kind: .rule)
    mark.y = MarkPlace(y)
    self.mark = mark
  }

  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var mark = Mark(kind: .rule)
    (mark.x, mark.y) = (MarkPlace(x), MarkPlace(from: yStart, to: yEnd))
    self.mark = mark
  }

  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = Mark(kind: .rule)
    (mark.x, mark.y) = (MarkPlace(from: xStart, to: xEnd), MarkPlace(y))
    self.mark = mark
  }

  public func _build(into builder: inout NodeBuilder) { addMark(to: &builder) }
}

public struct RectangleMark: PlainMark {
  public typealias Body = Never

  let mark: Mark

  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .rectangle)
    (mark.x, mark.y, mark.width, mark.height) = (MarkPlace(x), MarkPlace(y), width, height)
    self.mark = mark
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(kind: .rectangle)
    (mark.x, mark.y) = (MarkPlace(from: xStart, to: xEnd), MarkPlace(from: yStart, to: yEnd))
    self.mark = mark
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .rectangle)
    (mark.x, mark.y, mark.width) = (MarkPlace(x), MarkPlace(from: yStart, to: yEnd), width)
    self.mark = mark
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .rectangle)
    (mark.x, mark.y, mark.height) = (MarkPlace(from: xStart, to: xEnd), MarkPlace(y), height)
    self.mark = mark
  }

  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    var mark = Mark(kind: .rectangle)
    mark.x = MarkPlace(from: xStart, to: xEnd)
    self.mark = mark
  }

  public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var mark = Mark(kind: .rectangle)
    mark.y = MarkPlace(from: yStart, to: yEnd)
    self.mark = mark
  }

  public func _build(into builder: inout NodeBuilder) { addMark(to: &builder) }
}

public struct SectorMark: PlainMark {
  public typealias Body = Never

  let mark: Mark

  /// Creates a sector. The sectors of a chart share the full circle in proportion to their values.
  ///
  /// - Parameters:
  ///   - angle: The value. Negative values count as 0.
  ///   - innerRadius: The radius of the hole; a ratio relates to the outer radius (default: no hole).
  ///   - outerRadius: The outer radius; a ratio relates to the largest radius that fits (default: the largest).
  ///   - angularInset: The distance of the sector's straight edges from its neighbours, in points; nil (the default) is
  ///     0.
  public init<A>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) {
    var mark = Mark(kind: .sector)
    mark.angle = angle.plotted.number.map { max(0, $0) }
    (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset ?? 0)
    self.mark = mark
  }

  public func _build(into builder: inout NodeBuilder) { addMark(to: &builder) }
}
