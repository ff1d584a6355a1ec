public import GalleyGeometry
import GalleyLayout
public import GalleyPicture
import GalleyText
public import GalleyViews

struct AxisPart {
  let kind: Kind
  var stroke: StrokeStyle?
  var style: ResolvedStyle?
  var length = 0.0

  enum Kind { case line, tick, label }
}

enum AxisPartKey: NodeValueKey {
  typealias Value = AxisPart
}

extension NodeBuilder {
  fileprivate mutating func add(_ part: AxisPart, kind: String, label: LayoutNode? = nil) {
    let node = label ?? self.node(RigidRule(size: .zero), [], kind: kind)
    var part = part
    part.style = environment.foregroundStyle?._settle(in: environment)
    ViewPayload.of(node)?[AxisPartKey.self] = part
    BuiltNode(node)._build(into: &self)
  }
}

public struct AxisGridLine: AxisMark {
  public typealias Body = Never

  private let stroke: StrokeStyle?

  /// Creates a line through the plot at each value of the axis.
  ///
  /// - Parameters:
  ///   - centered: Ignored.
  ///   - stroke: The line style; nil (the default) is the standard grid line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }

  public func _build(into builder: inout NodeBuilder) {
    builder.add(AxisPart(kind: .line, stroke: stroke), kind: "AxisGridLine")
  }
}

public struct AxisTick: AxisMark {
  public typealias Body = Never

  private let length: Double
  private let stroke: StrokeStyle?

  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    let points: Double

    public static let automatic = Length(points: 4)
    /// Always 10 pt.
    public static let label = Length(points: 10)

    private init(points: Double) { self.points = points }

    public init(integerLiteral value: Int) { points = Double(value) }

    public init(floatLiteral value: Double) { points = value }
  }

  /// Creates a tick at each value of the axis.
  ///
  /// - Parameters:
  ///   - centered: Ignored.
  ///   - length: The length, in points (default: 4).
  ///   - stroke: The line style; nil (the default) is the standard tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (self.length, self.stroke) = (length.points, stroke)
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.add(AxisPart(kind: .tick, stroke: stroke, length: length), kind: "AxisTick")
  }
}

/// Ignored: labels that would overlap an earlier one are omitted.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let greedy = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()

  public static func greedy(priority: Double = 0, minimumSpacing: Double? = nil) -> AxisValueLabelCollisionResolution {
    greedy
  }
}

/// Ignored: labels are always horizontal.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

public struct AxisValueLabel<Content: View>: AxisMark {
  public typealias Body = Never

  private let content: Content?

  /// Creates a label with a custom view for the current value of the axis. All other parameters are ignored.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let text = builder.environment.axisValueText
    let content = content
    builder.under({ if $0.foregroundStyle == nil { $0.setForegroundStyle(.secondary) } }) { builder in
      let node = builder.layer(.center) { inner in
        if let content { content._build(into: &inner) } else { Text(verbatim: text)._build(into: &inner) }
      }
      builder.add(AxisPart(kind: .label), kind: "AxisValueLabel", label: node)
    }
  }
}

extension AxisValueLabel where Content == EmptyView {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    content = nil
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a fixed string instead of the formatted value. All other parameters are ignored.
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    content = Text(verbatim: String(text))
  }
}

extension EnvironmentValues {
  var axisValueText: String {
    get { self[AxisValueTextKey.self] }
    set { self[AxisValueTextKey.self] = newValue }
  }
}

extension EnvironmentValues {
  package internal(set) var axisValue: PlottedValue? {
    get { self[AxisValueKey.self] }
    set { self[AxisValueKey.self] = newValue }
  }
}

private enum AxisValueKey: EnvironmentKey {
  static var defaultValue: PlottedValue? { nil }
}

private enum AxisValueTextKey: EnvironmentKey {
  static var defaultValue: String { "" }
}
