package import GalleyMotion

package enum SceneAnimation {
  package struct Curve: Sendable {
    var ownBounce: Double?
    let animation: @Sendable (_ duration: Double?, _ bounce: Double?) -> Animation?
  }

  static let curve = TypedField("curve", required: curves, "Which.")
  static let duration = TypedField<Double?>("over", .number(.time), "How long it takes; a spring's pace.")
  static let bounce = TypedField<Double?>(
    "bounce", .number(.bounce),
    "How much a spring swings; of snappy and bouncy, how much more than they do, which are 0.15 and 0.3.")

  package static let keys = TypedShape<Animation?>.record(
    "animation", "A curve or a spring.",
    exclusions: [
      .init(
        ["bounce"], with: "curve", words: ["none", "linear", "easeIn", "easeOut", "easeInOut", "interactiveSpring"]),
      .init(["over"], with: "curve", words: ["none"]),
    ]
  ) { fields in
    fields.add(curve)
    fields.add(duration)
    fields.add(bounce)
    return { given in try .some(given[curve].animation(given[duration], given[bounce])) }
  }

  fileprivate static let curves = TypedShape<Curve>.words(
    "an animation",
    [
      "none": (Curve { _, _ in nil }, "At once."),
      "linear": (Curve { duration, _ in .linear(duration: duration ?? 0.35) }, "Evenly."),
      "easeIn": (Curve { duration, _ in .easeIn(duration: duration ?? 0.35) }, "Slowly at first."),
      "easeOut": (Curve { duration, _ in .easeOut(duration: duration ?? 0.35) }, "Slowly at last."),
      "easeInOut": (Curve { duration, _ in .easeInOut(duration: duration ?? 0.35) }, "Slowly at both ends."),
      "smooth": (spring, "A spring without bounce."),
      "snappy": (
        Curve(ownBounce: 0.15) { .snappy(duration: $0 ?? 0.5, extraBounce: $1 ?? 0) }, "A spring that bounces a little."
      ),
      "bouncy": (
        Curve(ownBounce: 0.3) { .bouncy(duration: $0 ?? 0.5, extraBounce: $1 ?? 0) }, "A spring that bounces."
      ), "spring": (spring, "A spring as it is said beside."),
      "interactiveSpring": (Curve { duration, _ in .interactiveSpring(response: duration ?? 0.15) }, "A stiff spring."),
    ])

  private static let spring = Curve { .spring(duration: $0 ?? 0.5, bounce: $1 ?? 0) }
}

extension TypedShape<Animation?> {
  package static var motion: TypedShape<Animation?> {
    .oneOf(SceneAnimation.curves.map { $0.animation(nil, nil) }, SceneAnimation.keys)
  }
}
