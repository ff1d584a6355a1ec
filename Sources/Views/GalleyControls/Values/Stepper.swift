import GalleyGeometry
public import GalleyViews

public struct Stepper<Label: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.isEnabled) private var isEnabled
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private var value: String?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  public var body: some View {
    ControlRow(label: label, alignment: .center) {
      // `UIStepper` is 94 × 32 pt.
      HStack(spacing: 0) {
        half(isMinus: true, onDecrement)
        Rectangle().fill(Color(.separator)).frame(width: 1, height: 18)
        half(isMinus: false, onIncrement)
      }
      .frame(width: 94, height: 32)
      .background { RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)) }
      .fittingRow()
    }
    .control("Stepper") { [value] environment in
      ControlArguments.label(environment) + ["value": value, "isEnabled": environment.isEnabled ? nil : "false"]
    }
  }

  private static func text(_ value: some Any) -> String { (value as? Double).map(ControlText.number) ?? "\(value)" }

  private func half(isMinus: Bool, _ action: (() -> Void)?) -> some View {
    ZStack {
      Capsule().frame(width: 15, height: 1.5)
      if !isMinus { Capsule().frame(width: 1.5, height: 15) }
    }
    .foregroundStyle(action != nil && isEnabled ? Color.primary : Color(.tertiaryLabel))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .touchable(isMinus ? "Decrement" : "Increment", action: isEnabled ? action : nil)
  }
}

extension Stepper {
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    self.value = Self.text(value.wrappedValue)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func change(_ step: Value.Stride) -> (() -> Void)? {
      let next = min(max(value.wrappedValue.advanced(by: step), bounds.lowerBound), bounds.upperBound)
      return next == value.wrappedValue ? nil : { value.wrappedValue = next }
    }
    self.init(label: label, onIncrement: change(step), onDecrement: change(-step))
    self.value = Self.text(value.wrappedValue)
  }
}

extension Stepper where Label == Text {
  public init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<Value: Strideable>(_ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  @_disfavoredOverload
  public init<Value: Strideable>(_ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }
}

extension Stepper {
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// A nil action disables its button.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}
