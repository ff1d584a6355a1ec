public import GalleyGeometry
public import GalleyViews

extension View {
  private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }

  // MARK: Axes

  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }

  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

  public func chartXAxis(@ViewBuilder content: () -> some View) -> some View {
    let view = AnyView(content())
    return chart { $0.x.content = view }
  }

  public func chartYAxis(@ViewBuilder content: () -> some View) -> some View {
    let view = AnyView(content())
    return chart { $0.y.content = view }
  }

  /// Adds a label below the middle of the horizontal axis. `position`, `alignment` and `spacing` are ignored.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - position: Ignored.
  ///   - alignment: Ignored.
  ///   - spacing: Ignored.
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    let view = AnyView(Text(verbatim: String(label)))
    return chart { $0.x.label = view }
  }

  /// Adds a label above the end of the vertical axis. `position`, `alignment` and `spacing` are ignored.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - position: Ignored.
  ///   - alignment: Ignored.
  ///   - spacing: Ignored.
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    let view = AnyView(Text(verbatim: String(label)))
    return chart { $0.y.label = view }
  }

  // MARK: Scales

  public func chartXScale(domain: some ScaleDomain) -> some View {
    var settled = ChartDomain()
    domain._settle(&settled)
    let settings = settled.settings
    return chart { $0.x.scale.take(settings) }
  }

  public func chartYScale(domain: some ScaleDomain) -> some View {
    var settled = ChartDomain()
    domain._settle(&settled)
    let settings = settled.settings
    return chart { $0.y.scale.take(settings) }
  }

  public func chartForegroundStyleScale<Value: Plottable & Hashable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let styles = mapping.map { (value: Optional($0.key.primitivePlottable._plotted), style: AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }

  /// Assigns styles to the values by which marks are distinguished.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The styles of the values. If the arrays have different lengths, surplus elements are ignored.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let styles = zip(domain, range).map {
      (value: Optional($0.primitivePlottable._plotted), style: AnyShapeStyle($1))
    }
    return chart { $0.styles = styles }
  }

  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let styles = range.map { (value: PlottedValue?.none, style: AnyShapeStyle($0)) }
    return chart { $0.styles = styles }
  }

  // MARK: Legend and room

  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

  /// Sets the position of the legend.
  ///
  /// - Parameters:
  ///   - position: The side of the chart. Galley distinguishes only above (`.top` and its corners) and below.
  ///   - alignment: The horizontal alignment of the legend; nil (the default) is leading.
  ///   - spacing: The distance from the plot, in points; nil (the default) is the standard distance.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chart {
      $0.legend.isAbove = position.y == .before && position != .automatic
      $0.legend.alignment = alignment?.horizontal ?? .leading
      $0.legend.spacing = spacing
    }
  }

  /// Replaces the legend with a view.
  ///
  /// - Parameters:
  ///   - position: The side of the chart. Galley distinguishes only above (`.top` and its corners) and below (the
  ///     default).
  ///   - alignment: The horizontal alignment of the legend; nil (the default) is leading.
  ///   - spacing: The distance from the plot, in points; nil (the default) is the standard distance.
  ///   - content: The view.
  public func chartLegend(
    position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend.isAbove = position.y == .before && position != .automatic
      $0.legend.alignment = alignment?.horizontal ?? .leading
      ($0.legend.spacing, $0.legend.content) = (spacing, view)
    }
  }

  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }
}

public struct ChartPlotContent: View {
  public var body: some View { Color.clear }
}
