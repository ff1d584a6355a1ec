import GalleyGeometry
public import GalleyViews

public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

public struct PlottableProjection<Element, Value: Plottable> {
  let label: String
  let path: KeyPath<Element, Value>

  /// Returns a property of each element, with its label.
  ///
  /// - Parameters:
  ///   - label: The label of the axis or the legend.
  ///   - path: The property.
  public static func value(
    _ label: some StringProtocol, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection<Element, Value> { PlottableProjection(label: String(label), path: path) }

  func value(of element: Element) -> PlottableValue<Value> { PlottableValue(label, element[keyPath: path], over: nil) }
}

public struct LinePlot: ChartContent {
  private let marks: (ClosedRange<Double>) -> [AnyChartContent]
  private let domain: ClosedRange<Double>?

  /// Creates a line through the values of a function, which is called at 301 points.
  ///
  /// - Parameters:
  ///   - x: The label of the horizontal axis.
  ///   - y: The label of the vertical axis.
  ///   - domain: The range of the function's argument; nil (the default) uses the scale's domain, or 0 … 1 without one.
  ///   - function: The function. Points whose value is not finite are omitted.
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.domain = domain
    marks = { range in
      FunctionSamples.places(in: range).compactMap { place in
        let value = function(place)
        return value.isFinite ? AnyChartContent(LineMark(x: .value(x, place), y: .value(y, value))) : nil
      }
    }
  }

  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    domain = nil
    marks = { _ in data.map { AnyChartContent(LineMark(x: x.value(of: $0), y: y.value(of: $0))) } }
  }

  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    domain = nil
    marks = { _ in
      data.map {
        AnyChartContent(LineMark(x: x.value(of: $0), y: y.value(of: $0), series: series.value(of: $0)))
      }
    }
  }

  public typealias Body = Never

  public func _build(into builder: inout NodeBuilder) {
    let content = marks(FunctionSamples.domain(domain, builder.environment.chart))
    ForEach(content.indices, id: \.self) { content[$0] }._build(into: &builder)
  }
}

public struct AreaPlot: ChartContent {
  private let marks: (ClosedRange<Double>) -> [AnyChartContent]
  private let domain: ClosedRange<Double>?

  /// Creates an area below the values of a function, which is called at 301 points.
  ///
  /// - Parameters:
  ///   - x: The label of the horizontal axis.
  ///   - y: The label of the vertical axis.
  ///   - domain: The range of the function's argument; nil (the default) uses the scale's domain, or 0 … 1 without one.
  ///   - function: The function. Points whose value is not finite are omitted.
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.domain = domain
    marks = { range in
      FunctionSamples.places(in: range).compactMap { place in
        let value = function(place)
        return value.isFinite ? AnyChartContent(AreaMark(x: .value(x, place), y: .value(y, value))) : nil
      }
    }
  }

  /// Creates an area between two functions, which are called at 301 points.
  ///
  /// - Parameters:
  ///   - x: The label of the horizontal axis.
  ///   - yStart: The label of the first function.
  ///   - yEnd: The label of the second function.
  ///   - domain: The range of the functions' argument; nil (the default) uses the scale's domain, or 0 … 1 without one.
  ///   - function: Both functions. Points with a value that is not finite are omitted.
  public init(
    x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.domain = domain
    marks = { range in
      FunctionSamples.places(in: range).compactMap { place in
        let value = function(place)
        guard value.yStart.isFinite, value.yEnd.isFinite else { return nil }
        return AnyChartContent(
          AreaMark(x: .value(x, place), yStart: .value(yStart, value.yStart), yEnd: .value(yEnd, value.yEnd)))
      }
    }
  }

  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    domain = nil
    marks = { _ in data.map { AnyChartContent(AreaMark(x: x.value(of: $0), y: y.value(of: $0))) } }
  }

  public typealias Body = Never

  public func _build(into builder: inout NodeBuilder) {
    let content = marks(FunctionSamples.domain(domain, builder.environment.chart))
    ForEach(content.indices, id: \.self) { content[$0] }._build(into: &builder)
  }
}

public struct BarPlot: ChartContent {
  private let marks: [AnyChartContent]

  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    marks = data.map {
      AnyChartContent(
        BarMark(x: x.value(of: $0), y: y.value(of: $0), width: width, height: height, stacking: stacking))
    }
  }

  public var body: some View { ForEach(marks.indices, id: \.self) { marks[$0] } }
}

public struct PointPlot: ChartContent {
  private let marks: [AnyChartContent]

  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { AnyChartContent(PointMark(x: x.value(of: $0), y: y.value(of: $0))) }
  }

  public var body: some View { ForEach(marks.indices, id: \.self) { marks[$0] } }
}

private enum FunctionSamples {
  private static let steps = 300

  static func places(in range: ClosedRange<Double>) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length.isFinite else { return [] }
    return (0...steps).map { range.lowerBound + length * Double($0) / Double(steps) }
  }

  static func domain(_ own: ClosedRange<Double>?, _ settings: ChartSettings) -> ClosedRange<Double> {
    if let own { return own }
    let ends = settings.x.scale.values?.compactMap(\.number) ?? []
    if let low = ends.min(), let high = ends.max(), low < high { return low...high }
    return 0...1
  }
}
