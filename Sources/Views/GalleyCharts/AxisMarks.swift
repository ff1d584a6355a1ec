import GalleyGeometry
import GalleyLayout
public import GalleyPicture
public import GalleyViews

public struct AxisMarks: AxisContent {
  public typealias Body = Never

  let settings: Settings

  struct Settings {
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var stroke: StrokeStyle?
    var content: ((AxisValue) -> AnyView)?
  }

  /// Creates labels and grid lines. Category axes have no grid lines.
  ///
  /// - Parameters:
  ///   - preset: Ignored.
  ///   - position: The side of the plot (default: the usual side of the axis).
  ///   - values: The values that get marks (default: round numbers or dates, or all categories).
  ///   - stroke: The style of grid lines; nil (the default) is the standard style.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    settings = Settings(position: position, values: values, stroke: stroke)
  }

  /// Creates labels and grid lines at the given values. Category axes have no grid lines.
  ///
  /// - Parameters:
  ///   - preset: Ignored.
  ///   - position: The side of the plot (default: the usual side of the axis).
  ///   - values: The values that get marks.
  ///   - stroke: The style of grid lines; nil (the default) is the standard style.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    settings = Settings(position: position, values: AxisMarks.list(values), stroke: stroke)
  }

  /// Creates custom marks, such as ``AxisGridLine`` and ``AxisValueLabel``.
  ///
  /// - Parameters:
  ///   - preset: Ignored.
  ///   - position: The side of the plot (default: the usual side of the axis).
  ///   - values: The values that get marks (default: round numbers or dates, or all categories).
  ///   - content: Returns the marks for a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @ViewBuilder content: @escaping (AxisValue) -> some View
  ) {
    settings = Settings(position: position, values: values) { AnyView(content($0)) }
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @ViewBuilder content: @escaping () -> some View
  ) {
    settings = Settings(position: position, values: values) { _ in AnyView(content()) }
  }

  /// Creates custom marks at the given values.
  ///
  /// - Parameters:
  ///   - preset: Ignored.
  ///   - position: The side of the plot (default: the usual side of the axis).
  ///   - values: The values that get marks.
  ///   - content: Returns the marks for a value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @ViewBuilder content: @escaping (AxisValue) -> some View
  ) {
    settings = Settings(position: position, values: AxisMarks.list(values)) { AnyView(content($0)) }
  }

  private static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .list(values.map(\.primitivePlottable._plotted)))
  }

  public func _build(into builder: inout NodeBuilder) {
    let node = builder.node(RigidRule(size: .zero), [], kind: "AxisMarks")
    ViewPayload.of(node)?[AxisMarksKey.self] = settings
    BuiltNode(node)._build(into: &builder)
  }
}

enum AxisMarksKey: NodeValueKey {
  typealias Value = AxisMarks.Settings
}
