public import GalleyViews

public struct ProgressView<Label: View, CurrentValueLabel: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.progressViewStyles) private var styles
  @Environment(\.self) private var environment
  private let fraction: Double?
  private let share: ((EnvironmentValues) -> Double)?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(
    fraction: Double?, share: ((EnvironmentValues) -> Double)? = nil, label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    (self.fraction, self.share) = (fraction, share)
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    let fraction = share?(environment) ?? fraction
    return styles.body(
      styles.current.makeBody(
        configuration: ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { styles.part($0, \.progressViewStyles) },
          currentValueLabel: currentValueLabel.map { styles.part($0, \.progressViewStyles) })),
      \.progressViewStyles
    )
    .control("ProgressView") { environment in
      ControlArguments.state(environment) + [
        "value": fraction.map(ControlText.percent), "controlSize": ControlArguments.size(environment),
        "progressViewStyle": ControlArguments.style(environment.progressViewStyle, "ProgressViewStyle"),
      ]
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: Fraction.of(value, in: total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(fraction: Fraction.of(value, in: total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Does not localize the title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Fraction.of(value, in: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView {
  /// `share` is the completed fraction, from 0 to 1.
  package init(
    share: @escaping (EnvironmentValues) -> Double, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, share: share, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.Label {
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

enum Fraction {
  static func of<Value: BinaryFloatingPoint>(_ value: Value?, in total: Value) -> Double? {
    value.flatMap { of(Double($0), from: 0, to: Double(total)) }
  }

  static func of(_ value: Double, from lower: Double, to upper: Double) -> Double? {
    let share = (value - lower) / (upper - lower)
    return share.isNaN ? nil : min(max(0, share), 1)
  }
}
