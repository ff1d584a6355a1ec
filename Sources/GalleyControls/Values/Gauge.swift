import GalleyGeometry
import GalleyText
public import GalleyViews

/// A value between two bounds, as a bar between its labels.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  @Environment(\.tint) private var tint
  @Environment(\.hidesLabels) private var hidesLabels
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?

  /// Where `value` is in `bounds`, with labels of what it is, of the value and of both ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = GaugeValue.fraction(value, bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// The label above a bar between the labels of its ends, the value's label below.
  public var body: some View {
    VStack(spacing: 6) {
      if !hidesLabels { label }
      HStack {
        minimumValueLabel
        FilledTrack(fraction: fraction, color: tint).frame(height: FilledTrack.thickness)
        maximumValueLabel
      }
      currentValueLabel
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Where `value` is in `bounds`, with a label of what it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    fraction = GaugeValue.fraction(value, bounds)
    self.label = label()
    (currentValueLabel, minimumValueLabel, maximumValueLabel) = (nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Where `value` is in `bounds`, with labels of what it is and of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = GaugeValue.fraction(value, bounds)
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
