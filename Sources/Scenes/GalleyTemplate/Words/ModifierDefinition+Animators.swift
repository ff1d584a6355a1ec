import GalleyGeometry
import GalleyMotion
import GalleyViews

extension ModifierDefinition {
  static let animators: [ModifierDefinition] = [
    ModifierDefinition(
      "phaseAnimator", "Animates the view through phases, repeatedly, or once whenever a value changes.",
      PhaseStyles.shape, moves
    ) { view, looks in
      let content = { (phase: Int) in view.looking(looks.phases[phase]) }
      let animation = { (phase: Int) in looks.phases[phase].animation ?? looks.animation }
      guard let trigger = looks.trigger else {
        return PhaseAnimator(looks.phases.indices, content: content, animation: animation)
      }
      return PhaseAnimator(
        looks.phases.indices, trigger: trigger, content: content, animation: animation)
    },
    ModifierDefinition(
      "keyframeAnimator", "Animates the view along keyframes, repeatedly, or once whenever a value changes.",
      KeyframeStyles.shape, moves
    ) { view, looks in
      let content = { (style: AnimatedStyle) in view.looking(style) }
      let keyframes = { (_: AnimatedStyle) in looks.tracks }
      guard let trigger = looks.trigger else {
        return KeyframeAnimator(
          initialValue: AnimatedStyle(), repeating: looks.repeats, content: content, keyframes: keyframes)
      }
      return KeyframeAnimator(
        initialValue: AnimatedStyle(), trigger: trigger, content: content, keyframes: keyframes)
    },
  ]

  private static let moves = ModifierTraits(isInteractive: true, onlyPaints: true)
}

private struct AnimatedStyle: Equatable, Sendable {
  var opacity = 1.0
  var scale = 1.0
  var degrees = 0.0
  var x = 0.0
  var y = 0.0
  var blur = 0.0
}

extension View {
  fileprivate func looking(_ style: AnimatedStyle) -> some View {
    scaleEffect(style.scale)
      .rotationEffect(.degrees(style.degrees))
      .offset(x: style.x, y: style.y)
      .blur(radius: max(0, style.blur))
      .opacity(min(max(style.opacity, 0), 1))
  }

  fileprivate func looking(_ phase: PhaseStyle) -> some View { looking(phase.style) }
}

private struct PhaseStyle: Sendable {
  let style: AnimatedStyle
  let animation: Animation??

  static let shape = TypedShape<PhaseStyle>.record(
    "a phase", "A phase: the view's appearance, and the animation to it."
  ) { fields in
    let style = StyleFields(&fields)
    let animation = fields.optional(
      "animation", .motion, "Animation to this phase (default: the `animation` of the phaseAnimator).")
    return { given in try PhaseStyle(style: style.read(given), animation: given[animation]) }
  }
}

private struct StyleFields {
  private let opacity: TypedField<Double>
  private let scale: TypedField<Double>
  private let degrees: TypedField<Double>
  private let x: TypedField<Double>
  private let y: TypedField<Double>
  private let blur: TypedField<Double>

  init(_ fields: inout RecordFields) {
    opacity = fields.optional("opacity", .number(.fraction), "Opacity (default: 1).", default: 1)
    scale = fields.optional("scale", .number(.factor), "Scale factor (default: 1).", default: 1)
    degrees = fields.optional("degrees", .number(.degrees), "Clockwise rotation (default: 0 degrees).", default: 0)
    x = fields.optional("x", .number(.points), "Offset to the right (default: 0 pt).", default: 0)
    y = fields.optional("y", .number(.points), "Offset downwards (default: 0 pt).", default: 0)
    blur = fields.optional("blur", .number(.length), "Blur radius (default: 0 pt).", default: 0)
  }

  func read(_ given: RecordValues) throws -> AnimatedStyle {
    try AnimatedStyle(
      opacity: given[opacity], scale: given[scale], degrees: given[degrees], x: given[x], y: given[y],
      blur: given[blur])
  }
}

private struct PhaseStyles: Sendable {
  let phases: [PhaseStyle]
  let animation: Animation?
  let trigger: String?

  static let shape = TypedShape<PhaseStyles>.record("phaseAnimator", "The phases of a view.") { fields in
    let phases = fields.required(
      "phases", TypedShape<[PhaseStyle]>.list(PhaseStyle.shape, noun: "phases"), "Phases, in order.")
    let animation = fields.optional(
      "animation", .motion, "Animation between phases (default: smooth).",
      default: Animation.smooth)
    let trigger = fields.optional(
      "trigger", .text("text"),
      "Text that contains variables; whenever the text changes, the view goes through all phases once.")
    return { given in
      try PhaseStyles(phases: given[phases], animation: given[animation], trigger: given[trigger])
    }
  }
}

private struct StyleKeyframe: Sendable {
  let style: AnimatedStyle
  let duration: Double
  let kind: Kind

  enum Kind: Sendable { case linear, cubic, spring, move }

  static let shape = TypedShape<StyleKeyframe>.record(
    "a keyframe", "A keyframe: the view's appearance, and the time until it is reached."
  ) { fields in
    let style = StyleFields(&fields)
    let duration = fields.optional(
      "over", .number(.time), "Duration of the change to this keyframe (default: 0.25s).", default: 0.25)
    let kind = fields.optional(
      "curve",
      TypedShape<Kind>.words(
        "a curve",
        [
          "linear": (.linear, "Constant speed."), "cubic": (.cubic, "A smooth curve (default)."),
          "spring": (.spring, "A spring."), "move": (.move, "An immediate jump."),
        ]), "Curve to this keyframe.", default: .cubic)
    return { given in try StyleKeyframe(style: style.read(given), duration: given[duration], kind: given[kind]) }
  }

  @KeyframeTrackContentBuilder<Double>
  func frame(_ value: Double) -> some KeyframeTrackContent<Double> {
    switch kind {
    case .linear: LinearKeyframe(value, duration: duration)
    case .cubic: CubicKeyframe(value, duration: duration)
    case .spring: SpringKeyframe(value, duration: duration)
    case .move: MoveKeyframe(value)
    }
  }
}

private struct KeyframeStyles: Sendable {
  let keyframes: [StyleKeyframe]
  let repeats: Bool
  let trigger: String?

  static let shape = TypedShape<KeyframeStyles>.record("keyframeAnimator", "The keyframes of a view.") { fields in
    let keyframes = fields.required(
      "keyframes", TypedShape<[StyleKeyframe]>.list(StyleKeyframe.shape, noun: "keyframes"),
      "Keyframes, in order; the view starts unchanged.")
    let repeats = fields.optional(
      "repeating", .boolean, "Whether the keyframes repeat (default: true).", default: true)
    let trigger = fields.optional(
      "trigger", .text("text"),
      "Text that contains variables; whenever the text changes, the keyframes run once.")
    return { given in
      try KeyframeStyles(keyframes: given[keyframes], repeats: given[repeats], trigger: given[trigger])
    }
  }

  @KeyframesBuilder<AnimatedStyle>
  var tracks: some Keyframes<AnimatedStyle> {
    KeyframeTrack(\.opacity) { for frame in keyframes { frame.frame(frame.style.opacity) } }
    KeyframeTrack(\.scale) { for frame in keyframes { frame.frame(frame.style.scale) } }
    KeyframeTrack(\.degrees) { for frame in keyframes { frame.frame(frame.style.degrees) } }
    KeyframeTrack(\.x) { for frame in keyframes { frame.frame(frame.style.x) } }
    KeyframeTrack(\.y) { for frame in keyframes { frame.frame(frame.style.y) } }
    KeyframeTrack(\.blur) { for frame in keyframes { frame.frame(frame.style.blur) } }
  }
}
