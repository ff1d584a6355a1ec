public import GalleyGeometry
public import GalleyViews

struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

/// Positions are in points from the top left corner of ``plotFrame``.
public struct ChartProxy {
  private let x: ChartScale?
  private let y: ChartScale?
  public let plotSize: Size
  public let plotFrame: Anchor<Rect>?

  init(_ drawing: ChartDrawing, plot: Rect, in chart: GeometryProxy) {
    (x, y, plotSize) = (drawing.plan.x, drawing.plan.y, plot.size)
    plotFrame = chart.anchor(.rect(plot))
  }

  public var plotAreaSize: Size { plotSize }

  public var plotAreaFrame: Anchor<Rect> { plotFrame ?? Anchor<Rect>.nowhere }

  public func position<P: Plottable>(forX value: P) -> Double? {
    x?.share(of: value.primitivePlottable._plotted).map { $0 * plotSize.width }
  }

  public func position<P: Plottable>(forY value: P) -> Double? {
    y?.share(of: value.primitivePlottable._plotted).map { (1 - $0) * plotSize.height }
  }

  public func position<PX: Plottable, PY: Plottable>(for value: (x: PX, y: PY)) -> Point? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the value at a horizontal position, or nil if the axis has no values of this type.
  ///
  /// - Parameters:
  ///   - position: The distance from the left edge of the plot area, in points.
  ///   - type: The type of the values.
  public func value<P: Plottable>(atX position: Double, as type: P.Type = P.self) -> P? {
    plotSize.width > 0 ? x?.value(at: position / plotSize.width) : nil
  }

  /// Returns the value at a vertical position, or nil if the axis has no values of this type.
  ///
  /// - Parameters:
  ///   - position: The distance from the top edge of the plot area, in points.
  ///   - type: The type of the values.
  public func value<P: Plottable>(atY position: Double, as type: P.Type = P.self) -> P? {
    plotSize.height > 0 ? y?.value(at: 1 - position / plotSize.height) : nil
  }

  /// Returns the values at a point, or nil if one of the axes has no values of its type.
  ///
  /// - Parameters:
  ///   - position: The point, from the top left corner of the plot area, in points.
  ///   - type: The types of the values.
  public func value<PX: Plottable, PY: Plottable>(
    at position: Point, as type: (PX, PY).Type = (PX, PY).self
  ) -> (PX, PY)? {
    guard let x = value(atX: position.x, as: PX.self), let y = value(atY: position.y, as: PY.self) else { return nil }
    return (x, y)
  }

  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<Double>? {
    position(forX: value).map { around($0, (x?.band ?? 0) * plotSize.width) }
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<Double>? {
    position(forY: value).map { around($0, (y?.band ?? 0) * plotSize.height) }
  }

  private func around(_ middle: Double, _ length: Double) -> ClosedRange<Double> {
    let half = max(0, length) / 2
    return middle - half...middle + half
  }

  /// Ignored: Galley has no chart selection.
  public func selectXValue(at x: Double) {}

  /// Ignored: Galley has no chart selection.
  public func selectYValue(at y: Double) {}

  /// Ignored: Galley has no chart selection.
  public func selectAngleValue(at angle: Angle) {}
}

extension ChartScale {
  /// Returns the value at a fraction of the axis, or nil if the axis has no values of this type.
  func value<P: Plottable>(at share: Double) -> P? {
    guard share.isFinite else { return nil }
    let share = isReversed ? 1 - share : share
    let plotted: PlottedValue?
    switch kind {
    case .names(let names):
      let index = Int(exactly: (share * Double(names.count)).rounded(.down))
      plotted = index.flatMap { names.indices.contains($0) ? .name(names[$0]) : nil }
    case .times(let range):
      plotted = .time(range.lowerBound + share * (range.upperBound - range.lowerBound))
    case .numbers(let range) where isLogarithmic && range.lowerBound > 0:
      plotted = .number(Logarithm.number(at: share, in: range))
    case .numbers(let range):
      plotted = .number(range.lowerBound + share * (range.upperBound - range.lowerBound))
    }
    return plotted.flatMap { value in
      // For integers, returns the nearest one.
      P.PrimitivePlottable(_plotted: value)
        ?? value.number.flatMap { P.PrimitivePlottable(_plotted: .number($0.rounded())) }
    }.flatMap { P(primitivePlottable: $0) }
  }
}

extension View {
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  public func chartGesture<Recognised: Gesture>(
    _ gesture: @escaping (ChartProxy) -> Recognised
  ) -> some View {
    chartOverlay { proxy in Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
  }
}
