import GalleyGeometry
import GalleyText
public import GalleyViews

public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View, LocatedView {
  package let site = CallSite()
  @Environment(\.gaugeStyle) private var style
  private let fraction: Double
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    (self.value, fraction) = (Double(value), GaugeValue.fraction(value, bounds))
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  public var body: some View {
    AnyView(
      style.makeBody(
        configuration: GaugeStyleConfiguration(
          value: fraction, label: ControlPart(label), currentValueLabel: currentValueLabel.map { ControlPart($0) },
          minimumValueLabel: minimumValueLabel.map { ControlPart($0) },
          maximumValueLabel: maximumValueLabel.map { ControlPart($0) }))
    )
    .control("Gauge") { [value] environment in
      ControlArguments.state(environment) + ControlArguments.label(environment) + [
        "value": ControlText.number(value),
        "gaugeStyle": ControlArguments.style(environment.gaugeStyle, "GaugeStyle"),
      ]
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    (self.value, fraction) = (Double(value), GaugeValue.fraction(value, bounds))
    self.label = label()
    (currentValueLabel, minimumValueLabel, maximumValueLabel) = (nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (self.value, fraction) = (Double(value), GaugeValue.fraction(value, bounds))
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    (minimumValueLabel, maximumValueLabel) = (nil, nil)
  }
}

private enum GaugeValue {
  static func fraction<Value: BinaryFloatingPoint>(_ value: Value, _ bounds: ClosedRange<Value>) -> Double {
    Fraction.of(Double(value), from: Double(bounds.lowerBound), to: Double(bounds.upperBound)) ?? 0
  }
}
