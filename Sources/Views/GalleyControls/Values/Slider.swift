import GalleyGeometry
public import GalleyViews

public struct Slider<Label: View, ValueLabel: View>: View, LocatedView {
  package let site = CallSite()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.systemStyle.slider) private var metrics
  private let fraction: Double
  private let value: Double
  private let label: Label
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?

  private init(
    _ value: (value: Double, fraction: Double), label: Label, minimumValueLabel: ValueLabel? = nil,
    maximumValueLabel: ValueLabel? = nil
  ) {
    (self.value, fraction) = value
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  public var body: some View {
    HStack {
      minimumValueLabel
      track
      maximumValueLabel
    }
    .opacity(isEnabled ? 1 : 0.5)
    .control("Slider", texts: ["label": label]) { [value] environment in
      ControlArguments.state(environment) + [
        "value": ControlText.number(value), "trackHeight": environment.systemStyle.trackHeight,
      ]
    }
  }

  private var track: some View {
    GeometryReader { geometry in
      let space = max(0, geometry.size.width - metrics.knob)
      ZStack(alignment: .leading) {
        FilledTrack(fraction: share(of: geometry.size.width, space), color: tint).frame(height: metrics.track)
        Circle()
          .fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
          .frame(width: metrics.knob, height: metrics.knob)
          // Uses padding instead of an offset, so that the knob follows the layout direction.
          .padding(.leading, space * fraction)
      }
      .frame(height: geometry.size.height)
    }
    .frame(height: metrics.height)
    .fittingRow()
  }

  private func share(of width: Double, _ space: Double) -> Double {
    width > 0 ? (space * fraction + metrics.knob / 2) / width : 0
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(SliderValue.shown(value, bounds), label: EmptyView()) }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(SliderValue.shown(value, bounds), label: EmptyView()) }
}

extension Slider where ValueLabel == EmptyView {
  /// The label is used only for accessibility.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(SliderValue.shown(value, bounds), label: label()) }

  /// The label is used only for accessibility.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(SliderValue.shown(value, bounds), label: label()) }
}

extension Slider {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      SliderValue.shown(value, bounds), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      SliderValue.shown(value, bounds), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

private enum SliderValue {
  static func shown<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>
  ) -> (value: Double, fraction: Double) {
    let value = Double(value.wrappedValue)
    return (value, Fraction.of(value, from: Double(bounds.lowerBound), to: Double(bounds.upperBound)) ?? 0)
  }
}
