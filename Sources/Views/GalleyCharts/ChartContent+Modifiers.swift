public import GalleyGeometry
public import GalleyPicture
public import GalleyViews

extension ChartContent {
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.styleBy = $0.styleBy ?? NamedValue(value) }
  }

  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity.isNaN ? 0 : min(max(0, opacity), 1) }
  }

  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
    MaskedMarks(content: self, mask: content())
  }

  public func cornerRadius(_ radius: Double, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.cornerRadius = $0.cornerRadius ?? (radius.isFinite ? max(0, radius) : 0) }
  }

  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? symbol }
  }

  public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolBy = $0.symbolBy ?? NamedValue(value) }
  }

  public func symbolSize(_ area: Double) -> some ChartContent { changed { $0.symbolSize = $0.symbolSize ?? area } }

  public func symbolSize(_ size: Size) -> some ChartContent { symbolSize(size.width * size.height) }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = $0.interpolation ?? method }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.line = $0.line ?? style } }

  /// Places marks with different values side by side.
  ///
  /// - Parameters:
  ///   - value: The value that distinguishes the marks, such as the year that a bar represents.
  ///   - axis: Ignored.
  ///   - span: Ignored.
  public func position<P>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { $0.positionBy = $0.positionBy ?? NamedValue(value) }
  }

  public func offset(x: Double = 0, y: Double = 0) -> some ChartContent {
    changed { $0.offset = $0.offset + Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
  }

  public func offset(_ offset: Size) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex += value.isFinite ? value : 0 } }

  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return changed {
      $0.hasSymbolView = true
      $0.annotations.append(
        ChartAnnotation(
          position: .overlay, alignment: .center, spacing: nil,
          overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled), content: view))
    }
  }

  /// Ignored: all symbols have the same size.
  public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent { changed { _ in } }

  public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.lineBy = $0.lineBy ?? NamedValue(value) }
  }

  /// Ignored: gradients always cover each mark separately.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { changed { _ in } }

  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { changed { _ in } }

  public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { _ in } }

  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { changed { _ in } }

  public func accessibilityValue(_ value: Text) -> some ChartContent { changed { _ in } }

  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { _ in } }

  /// Ignored: a chart is a single view.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { changed { _ in } }

  /// Adds a view to the mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: The alignment of the view along that side (default: centre).
  ///   - spacing: The distance from the mark, in points; nil (the default) is the standard distance.
  ///   - overflowResolution: Whether the view is moved if it extends beyond the chart.
  ///   - content: The view.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    annotated(
      ChartAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
        content: AnyView(content())))
  }

  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    annotated(
      ChartAnnotation(position: position, alignment: alignment, spacing: spacing, content: AnyView(content())))
  }

  private func annotated(_ annotation: ChartAnnotation) -> some ChartContent {
    changed { $0.annotations.append(annotation) }
  }
}

public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable { case stays, fits(Boundary) }

    let kind: Kind

    public static let automatic = Strategy(kind: .fits(.automatic))
    public static let fit = Strategy(kind: .fits(.automatic))
    /// Galley moves the annotation instead of extending the scale.
    public static let padScale = Strategy(kind: .fits(.automatic))
    public static let disabled = Strategy(kind: .stays)

    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fits(boundary)) }
  }

  public enum Boundary: Hashable, Sendable {
    case automatic, plot, chart
  }

  let x: Strategy
  let y: Strategy

  /// Creates a rule for each axis. All strategies except `.disabled` move the annotation into the boundary.
  ///
  /// - Parameters:
  ///   - x: The strategy for the horizontal axis (default: `.automatic`).
  ///   - y: The strategy for the vertical axis (default: `.automatic`).
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  public static let automatic = AnnotationOverflowResolution()
}
