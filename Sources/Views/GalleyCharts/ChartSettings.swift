import GalleyGeometry
import GalleyViews

struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendSettings()
  /// Entries without a value are assigned to the values in turn.
  var styles: [(value: PlottedValue?, style: AnyShapeStyle)] = []
  /// Entries without a value are assigned to the values in turn.
  var symbols: [(value: PlottedValue?, symbol: BasicChartSymbolShape)] = []
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?

  struct AxisSettings {
    var visibility = Visibility.automatic
    var content: AnyView?
    var scale = ScaleSettings()
    var label: AnyView?
  }

  struct LegendSettings {
    var visibility = Visibility.automatic
    var isAbove = false
    var alignment = HorizontalAlignment.leading
    var spacing: Double?
    var content: AnyView?
  }
}

struct ScaleSettings {
  var values: [PlottedValue]?
  var includesZero = true
  var isReversed = false
  var isLogarithmic = false
  var visibleLength: Double?
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

public protocol ScaleDomain {
  func _settle(_ scale: inout ChartDomain)
}

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

  /// Returns a domain that covers all values.
  ///
  /// - Parameters:
  ///   - includesZero: Whether the domain is extended to zero; nil (the default) extends it.
  ///   - reversed: Whether the axis runs in the opposite direction; nil (the default) does not reverse it.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}
