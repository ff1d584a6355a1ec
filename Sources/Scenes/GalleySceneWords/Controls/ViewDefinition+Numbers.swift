import GalleyControls
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let numbers: [ViewDefinition] = [
    ViewDefinition(
      "Slider", "A track with a knob; only screen readers use its title.", optional: .title,
      SliderArguments.shape, .interactive
    ) { title, slider, view in slider.view(title, in: view.rows) },
    ViewDefinition(
      "Stepper", "A title with a minus and a plus button.", .title, StepperArguments.shape, .interactive
    ) { title, stepper, view in
      let value = stepper.value.binding(in: view.rows)
      let label = { title.view(in: view.rows) }
      guard let bounds = stepper.bounds else { return Stepper(value: value, step: stepper.step, label: label) }
      return Stepper(value: value, in: bounds.range, step: stepper.step, label: label)
    },
    ViewDefinition(
      "ProgressView", "The progress of a task; without a value, a spinner.", optional: .title,
      ProgressArguments.shape, .interactive
    ) { title, progress, view in progress.view(title, in: view.rows) },
    ViewDefinition(
      "Gauge", "A title above a track that is filled up to a value.", .title, GaugeArguments.shape
    ) { title, gauge, view in
      Gauge(value: gauge.value.value(in: view.rows), in: gauge.bounds.range) {
        title.view(in: view.rows)
      } currentValueLabel: {
        gauge.current.views(in: view.rows)
      } minimumValueLabel: {
        gauge.minimum.views(in: view.rows)
      } maximumValueLabel: {
        gauge.maximum.views(in: view.rows)
      }
    },
  ]
}

private struct ControlBounds: Sendable {
  let range: ClosedRange<Double>

  static let unit = ControlBounds(range: 0...1)

  static let shape = TypedShape<ControlBounds>(
    .list(.number(NumberShape(noun: "a number")), noun: "two numbers", minimum: 2)
  ) { value in
    guard case .list(let values) = value, values.count >= 2, case .number(let minimum) = values[0],
      case .number(let maximum) = values[1]
    else { return nil }
    return ControlBounds(range: min(minimum, maximum)...max(minimum, maximum))
  }
}

extension TypedShape<SceneBinding<Double>> {
  fileprivate static var number: Self { .binding(TypedShape<Double>.number(NumberShape(noun: "a number"))) }
}

private let stepShape = TypedShape<Double>.number(NumberShape(noun: "a number", minimum: 0))

private struct SliderArguments: Sendable {
  let value: SceneBinding<Double>
  let bounds: ControlBounds
  let minimum: [ViewTemplate]
  let maximum: [ViewTemplate]

  static let shape = TypedShape<SliderArguments>.record("", "") { fields in
    let value = fields.required("value", TypedShape<SceneBinding<Double>>.number, "Position of the knob.")
    let bounds = fields.optional(
      "in", ControlBounds.shape, "Minimum and maximum (default: [0, 1]).", default: .unit)
    let minimum = fields.optional("minimumValueLabel", .views, "View before the track.", default: [])
    let maximum = fields.optional("maximumValueLabel", .views, "View after the track.", default: [])
    return { given in
      try SliderArguments(
        value: given[value], bounds: given[bounds], minimum: given[minimum], maximum: given[maximum])
    }
  }

  func view(_ title: SceneTitle?, in rows: RowScope) -> any View {
    let value = value.binding(in: rows)
    let label = title?.view(in: rows) ?? AnyView(EmptyView())
    guard !minimum.isEmpty || !maximum.isEmpty else {
      return Slider(value: value, in: bounds.range) { label }
    }
    return Slider(value: value, in: bounds.range) {
      label
    } minimumValueLabel: {
      minimum.views(in: rows)
    } maximumValueLabel: {
      maximum.views(in: rows)
    }
  }
}

private struct StepperArguments: Sendable {
  let value: SceneBinding<Double>
  let bounds: ControlBounds?
  let step: Double

  static let shape = TypedShape<StepperArguments>.record("", "") { fields in
    let value = fields.required("value", TypedShape<SceneBinding<Double>>.number, "The number to change.")
    let bounds = fields.optional("in", ControlBounds.shape, "Minimum and maximum (default: no limits).")
    let step = fields.optional("step", stepShape, "Change per tap (default: 1).", default: 1)
    return { given in try StepperArguments(value: given[value], bounds: given[bounds], step: given[step]) }
  }
}

private struct ProgressArguments: Sendable {
  let value: SceneBinding<Double>?
  let total: Double
  let current: [ViewTemplate]

  static let shape = TypedShape<ProgressArguments>.record("", "") { fields in
    let value = fields.optional("value", TypedShape<SceneBinding<Double>>.number, "Completed amount.")
    let total = fields.optional("total", stepShape, "Total amount (default: 1).", default: 1)
    let current = fields.optional("currentValueLabel", .views, "View below the track.", default: [])
    return { given in try ProgressArguments(value: given[value], total: given[total], current: given[current]) }
  }

  func view(_ title: SceneTitle?, in rows: RowScope) -> any View {
    let value = value?.value(in: rows)
    let label = title?.view(in: rows)
    guard current.isEmpty else {
      return ProgressView(value: value, total: total) {
        label ?? AnyView(EmptyView())
      } currentValueLabel: {
        current.views(in: rows)
      }
    }
    guard let label else { return ProgressView(value: value, total: total) }
    return ProgressView(value: value, total: total) { label }
  }
}

private struct GaugeArguments: Sendable {
  let value: SceneBinding<Double>
  let bounds: ControlBounds
  let current: [ViewTemplate]
  let minimum: [ViewTemplate]
  let maximum: [ViewTemplate]

  static let shape = TypedShape<GaugeArguments>.record("", "") { fields in
    let value = fields.required("value", TypedShape<SceneBinding<Double>>.number, "Value to show.")
    let bounds = fields.optional(
      "in", ControlBounds.shape, "Minimum and maximum (default: [0, 1]).", default: .unit)
    let current = fields.optional("currentValueLabel", .views, "View that shows the current value.", default: [])
    let minimum = fields.optional("minimumValueLabel", .views, "View before the track.", default: [])
    let maximum = fields.optional("maximumValueLabel", .views, "View after the track.", default: [])
    return { given in
      try GaugeArguments(
        value: given[value], bounds: given[bounds], current: given[current], minimum: given[minimum],
        maximum: given[maximum])
    }
  }
}
