import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ModifierDefinition {
  package static let filters: [ModifierDefinition] = [
    ModifierDefinition(
      "blur", "Blurs the view; the radius is the standard deviation of the blur, in points.",
      .oneOf(TypedShape<Double>.number(.length).map { Blur(radius: $0) }, Blur.shape), paints
    ) { view, blur in view.blur(radius: blur.radius, opaque: blur.isOpaque) },
    ModifierDefinition(
      "brightness", "Makes every colour lighter, or darker if negative.", .number(.signedShare), paints
    ) { view, amount in view.brightness(amount) },
    ModifierDefinition("contrast", "Multiplies the contrast (1: unchanged).", .number(.factor), paints) {
      view, amount in view.contrast(amount)
    },
    ModifierDefinition(
      "saturation", "Multiplies the saturation (0: grey, 1: unchanged).", .number(.factor), paints
    ) {
      view, amount in view.saturation(amount)
    },
    ModifierDefinition("grayscale", "Removes colour: 0 to 1, or a percentage (1: grey).", .number(.fraction), paints) {
      view, amount in view.grayscale(amount)
    },
    ModifierDefinition("hueRotation", "Rotates every hue by this angle, in degrees.", .number(.degrees), paints) {
      view, degrees in view.hueRotation(.degrees(degrees))
    },
    ModifierDefinition("colorMultiply", "Multiplies every colour by this one.", .color, paints) {
      view, color in view.colorMultiply(color)
    },
    ModifierDefinition("colorInvert", "Inverts every colour.", .boolean, paints) {
      view, isOn in isOn ? AnyView(view.colorInvert()) : view
    },
    ModifierDefinition(
      "luminanceToAlpha", "Makes bright colours opaque black and dark colours transparent, for masks.", .boolean, paints
    ) {
      view, isOn in isOn ? AnyView(view.luminanceToAlpha()) : view
    },
    ModifierDefinition(
      "redacted", "Replaces text with bars, and images with boxes.", .redaction, paints
    ) { view, reasons in view.redacted(reason: reasons) },
    ModifierDefinition("unredacted", "Draws text and images normally inside a redacted view.", .boolean, paints) {
      view, isOn in isOn ? AnyView(view.unredacted()) : view
    },
    ModifierDefinition(
      "privacySensitive", "Whether `redacted: privacy` hides the view.", .boolean, paints
    ) { view, isPrivate in view.privacySensitive(isPrivate) },
    .environmentInRows(
      "backgroundStyle", "Style of backgrounds that set no style themselves.", .style, paints
    ) { environment, style, rows in environment.backgroundStyle = style.resolved(in: rows) },
    ModifierDefinition("glassEffect", "Adds a glass capsule behind the view.", .glass, paints) {
      view, glass in view.glassEffect(glass)
    },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)
}

private struct Blur: Sendable {
  var radius: Double
  var isOpaque = false

  static let shape = TypedShape<Blur>.record("blur", "A blur.") { fields in
    let radius = fields.required("radius", .number(.length), "Standard deviation of the blur, in points.")
    let opaque = fields.optional(
      "opaque", .boolean, "Whether the blur stays inside the view's frame and is opaque (default: false).",
      default: false)
    return { given in try Blur(radius: given[radius], isOpaque: given[opaque]) }
  }
}

extension NumberShape {
  fileprivate static let signedShare = NumberShape(
    noun: "a number from -1 to 1 or a percentage", unit: .fraction, minimum: -1, maximum: 1)
}

extension TypedShape<RedactionReasons> {
  fileprivate static var redaction: Self {
    .words(
      "a reason",
      [
        "placeholder": (.placeholder, "Content that is not available yet."),
        "privacy": (.privacy, "Private content is hidden."),
        "invalidated": (.invalidated, "Content that is out of date."),
      ])
  }
}

extension TypedShape<Glass> {
  fileprivate static var glass: Self {
    .words(
      "a glass style",
      [
        "regular": (.regular, "Blurs the content behind it."),
        "clear": (.clear, "Shows the content behind it almost unchanged."),
      ])
  }
}
