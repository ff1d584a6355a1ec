import GalleyGeometry
import GalleyViews

/// What views around a chart say of it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendSettings()
  /// The styles of values, in their order; nil is the usual ones.
  var styles: [(value: PlottedValue?, style: AnyShapeStyle)] = []
  /// The symbols of values, in their order; nil is the usual ones.
  var symbols: [(value: PlottedValue?, symbol: BasicChartSymbolShape)] = []
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?

  struct AxisSettings {
    var visibility = Visibility.automatic
    /// What the axis shows; nil is the usual.
    var content: AnyView?
    var scale = ScaleSettings()
    var label: AnyView?
  }

  struct LegendSettings {
    var visibility = Visibility.automatic
    var isAbove = false
    var alignment = HorizontalAlignment.leading
    var spacing: Double?
    /// What stands instead of the legend.
    var content: AnyView?
  }
}

/// From where to where an axis reaches.
struct ScaleSettings {
  var values: [PlottedValue]?
  var includesZero = true
  var isReversed = false
  var isLogarithmic = false
  /// How much of the values shows where the chart scrolls; nil is all.
  var visibleLength: Double?
  /// Where the shown part begins; nil is at the start.
  var visibleStart: PlottedValue?
  var scrolls = false
}

extension ScaleSettings {
  mutating func take(_ domain: ScaleSettings) {
    (values, includesZero, isReversed) = (domain.values, domain.includesZero, domain.isReversed)
  }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

/// From where to where an axis reaches.
public protocol ScaleDomain {
  func _settle(_ scale: inout ChartDomain)
}

/// What a domain says of an axis.
public struct ChartDomain {
  var settings = ScaleSettings()
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _settle(_ scale: inout ChartDomain) {
    scale.settings.values = [lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted]
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _settle(_ scale: inout ChartDomain) { scale.settings.values = map(\.primitivePlottable._plotted) }
}

/// A domain that follows the values.
public struct AutomaticScaleDomain: ScaleDomain {
  fileprivate var includesZero: Bool?
  fileprivate var isReversed = false

  public func _settle(_ scale: inout ChartDomain) {
    scale.settings.includesZero = includesZero ?? true
    scale.settings.isReversed = isReversed
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// As the values are; `includesZero` says whether nothing is shown too, and `reversed` whether the axis runs backwards.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}
