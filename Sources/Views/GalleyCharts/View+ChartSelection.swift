public import GalleyGeometry
public import GalleyViews

/// Selections are only recorded in the layout snapshot: the bindings never change.
extension View {
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { recorded("chartXSelection") }

  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { recorded("chartYSelection") }

  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    recorded("chartXSelection")
  }

  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    recorded("chartYSelection")
  }

  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { recorded("chartAngleSelection") }

  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    transformEnvironment(\.chart) {
      ($0.x.scale.scrolls, $0.y.scale.scrolls) = (axes.contains(.horizontal), axes.contains(.vertical))
    }
  }

  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    transformEnvironment(\.chart) { $0.x.scale.visibleLength = length.primitivePlottable._plotted.number }
  }

  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    transformEnvironment(\.chart) { $0.y.scale.visibleLength = length.primitivePlottable._plotted.number }
  }

  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }

  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartScrollPosition(initialY: y.wrappedValue)
  }

  public func chartScrollPosition(initialX x: some Plottable) -> some View {
    transformEnvironment(\.chart) { $0.x.scale.visibleStart = x.primitivePlottable._plotted }
  }

  public func chartScrollPosition(initialY y: some Plottable) -> some View {
    transformEnvironment(\.chart) { $0.y.scale.visibleStart = y.primitivePlottable._plotted }
  }

  /// Recorded in the layout snapshot. Charts have no snapping.
  public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View {
    recorded("chartScrollTargetBehavior")
  }

  public func chartSymbolScale<Value: Plottable & Hashable>(
    _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
  ) -> some View {
    let symbols = mapping.map { (value: Optional($0.key.primitivePlottable._plotted), symbol: $0.value) }
    return transformEnvironment(\.chart) { $0.symbols = symbols }
  }

  /// Assigns symbols to the values by which marks are distinguished.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The symbols of the values. If the arrays have different lengths, surplus elements are ignored.
  public func chartSymbolScale<Value: Plottable>(domain: [Value], range: [BasicChartSymbolShape]) -> some View {
    let symbols = zip(domain, range).map { (value: Optional($0.primitivePlottable._plotted), symbol: $1) }
    return transformEnvironment(\.chart) { $0.symbols = symbols }
  }

  public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
    let symbols = range.map { (value: PlottedValue?.none, symbol: $0) }
    return transformEnvironment(\.chart) { $0.symbols = symbols }
  }

  /// Sets the scale of the horizontal axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the axis covers.
  ///   - range: Ignored.
  ///   - type: The type of the scale. Only logarithmic scales differ from the default; nil means linear.
  public func chartXScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View {
    var settled = ChartDomain()
    domain._settle(&settled)
    let settings = settled.settings
    return transformEnvironment(\.chart) {
      $0.x.scale.take(settings)
      $0.x.scale.isLogarithmic = type?.isLogarithmic ?? false
    }
  }

  /// Sets the scale of the vertical axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the axis covers.
  ///   - range: Ignored.
  ///   - type: The type of the scale. Only logarithmic scales differ from the default; nil means linear.
  public func chartYScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View {
    var settled = ChartDomain()
    domain._settle(&settled)
    let settings = settled.settings
    return transformEnvironment(\.chart) {
      $0.y.scale.take(settings)
      $0.y.scale.isLogarithmic = type?.isLogarithmic ?? false
    }
  }

  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { $0.x.scale.isLogarithmic = type?.isLogarithmic ?? false }
  }

  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { $0.y.scale.isLogarithmic = type?.isLogarithmic ?? false }
  }

  public func chartXScale(type: ScaleType) -> some View { chartXScale(range: .plotDimension, type: type) }

  public func chartYScale(type: ScaleType) -> some View { chartYScale(range: .plotDimension, type: type) }
}

public struct ScaleType: Hashable, Sendable {
  let isLogarithmic: Bool

  public static let linear = ScaleType(isLogarithmic: false)
  public static let log = ScaleType(isLogarithmic: true)
  public static let date = ScaleType(isLogarithmic: false)
  public static let category = ScaleType(isLogarithmic: false)
}

/// The padding is ignored.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  public static let plotDimension = PlotDimensionScaleRange()

  public static func plotDimension(padding: Double) -> PlotDimensionScaleRange { plotDimension }

  public static func plotDimension(startPadding: Double = 0, endPadding: Double = 0) -> PlotDimensionScaleRange {
    plotDimension
  }
}

public struct ValueAlignedChartScrollTargetBehavior: Hashable, Sendable {
  public static func valueAligned(unit: Double) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}
