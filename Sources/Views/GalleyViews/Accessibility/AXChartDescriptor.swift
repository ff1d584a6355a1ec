/// What is read of a chart: kept, and its title told in the snapshot.
public final class AXChartDescriptor {
  /// What the chart is called.
  public var title: String?
  /// What it says in a sentence.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// Its series.
  public var series: [AXDataSeriesDescriptor]

  /// A chart of `series` on two axes.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a chart that is read.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis is called.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis is called.
  public var title: String
  /// From where to where it reaches.
  public var range: ClosedRange<Double>
  /// Where its lines stand.
  public var gridlinePositions: [Double]
  /// How a value is read.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis of `range`, whose values are read as the closure says.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis is called.
  public var title: String
  /// Its names, in order.
  public var categoryOrder: [String]

  /// An axis of names.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// A series of a chart that is read.
public final class AXDataSeriesDescriptor {
  /// What the series is called.
  public var name: String
  /// Whether its values belong to one line.
  public var isContinuous: Bool
  /// Its values.
  public var dataPoints: [AXDataPoint]

  /// A series of values.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A value of a series that is read.
public final class AXDataPoint {
  /// Where it lies on a horizontal axis of numbers.
  public let number: Double?
  /// Where it lies on a horizontal axis of names.
  public let category: String?
  /// Where it lies on the vertical axis.
  public let y: Double?
  /// What it is called.
  public let label: String?

  /// A value at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    (number, category, self.y, self.label) = (x, nil, y, label)
  }

  /// A value at a name.
  public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    (number, category, self.y, self.label) = (nil, x, y, label)
  }
}
