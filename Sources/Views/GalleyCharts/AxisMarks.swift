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

  /// Axes of categories have no grid lines. `preset` is ignored.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    settings = Settings(position: position, values: values, stroke: stroke)
  }

  /// Axes of categories have no grid lines. `preset` is ignored.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    settings = Settings(position: position, values: AxisMarks.list(values), stroke: stroke)
  }

  /// `preset` is ignored.
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

  /// `preset` is ignored.
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
