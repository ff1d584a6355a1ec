package import GalleyMotion

package enum SceneAnimation {
  package struct Curve: Sendable {
    var ownBounce: Double?
    let animation: @Sendable (_ duration: Double?, _ bounce: Double?) -> Animation?
  }

  static let curve = TypedField("curve", required: curves, "Kind of animation.")
  static let duration = TypedField<Double?>("over", .number(.time), "Duration; for springs, the perceptual duration.")
  static let bounce = TypedField<Double?>(
    "bounce", .number(.bounce),
    "Bounce of a spring; added to the built-in bounce of snappy (0.15) and bouncy (0.3).")

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
      "none": (Curve { _, _ in nil }, "No animation."),
      "linear": (Curve { duration, _ in .linear(duration: duration ?? 0.35) }, "Constant speed."),
      "easeIn": (Curve { duration, _ in .easeIn(duration: duration ?? 0.35) }, "Starts slowly."),
      "easeOut": (Curve { duration, _ in .easeOut(duration: duration ?? 0.35) }, "Ends slowly."),
      "easeInOut": (Curve { duration, _ in .easeInOut(duration: duration ?? 0.35) }, "Starts and ends slowly."),
      "smooth": (spring, "A spring without bounce."),
      "snappy": (
        Curve(ownBounce: 0.15) { .snappy(duration: $0 ?? 0.5, extraBounce: $1 ?? 0) }, "A spring with a little bounce."
      ),
      "bouncy": (
        Curve(ownBounce: 0.3) { .bouncy(duration: $0 ?? 0.5, extraBounce: $1 ?? 0) }, "A spring with more bounce."
      ), "spring": (spring, "A spring with the duration in `over` and the bounce in `bounce`."),
      "interactiveSpring": (Curve { duration, _ in .interactiveSpring(response: duration ?? 0.15) }, "A stiff spring."),
    ])

  private static let spring = Curve { .spring(duration: $0 ?? 0.5, bounce: $1 ?? 0) }
}

extension TypedShape<Animation?> {
  package static var motion: TypedShape<Animation?> {
    .oneOf(SceneAnimation.curves.map { $0.animation(nil, nil) }, SceneAnimation.keys)
  }
}
