public import GalleyGeometry
public import GalleyPicture
public import GalleyViews

extension ChartContent {
  /// The style of the marks.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Gives marks of different values different styles, which the legend tells.
  public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.styleBy = $0.styleBy ?? NamedValue(value) }
  }

  /// How much of the marks shows, 0 … 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity.isNaN ? 0 : min(max(0, opacity), 1) }
  }

  /// Rounds the corners of bars, rectangles and sectors by `radius` points.
  public func cornerRadius(_ radius: Double, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.cornerRadius = $0.cornerRadius ?? (radius.isFinite ? max(0, radius) : 0) }
  }

  /// The symbol of points, and of the values of lines.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? symbol }
  }

  /// Gives marks of different values different symbols.
  public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolBy = $0.symbolBy ?? NamedValue(value) }
  }

  /// The area of symbols, in square points.
  public func symbolSize(_ area: Double) -> some ChartContent { changed { $0.symbolSize = $0.symbolSize ?? area } }

  /// The size of symbols, in points.
  public func symbolSize(_ size: Size) -> some ChartContent { symbolSize(size.width * size.height) }

  /// How lines and areas run from value to value.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = $0.interpolation ?? method }
  }

  /// The line of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.line = $0.line ?? style } }

  /// Puts bars of different values beside each other.
  public func position<P>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { $0.positionBy = $0.positionBy ?? NamedValue(value) }
  }

  /// Draws the marks `x` and `y` points from their place.
  public func offset(x: Double = 0, y: Double = 0) -> some ChartContent {
    changed { $0.offset = $0.offset + Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
  }

  /// Draws the marks `offset` from their place.
  public func offset(_ offset: Size) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Shows a view beside each mark.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let view = AnyView(content())
    return changed {
      $0.annotations.append(
        ChartAnnotation(position: position, alignment: alignment, spacing: spacing, content: view))
    }
  }
}
