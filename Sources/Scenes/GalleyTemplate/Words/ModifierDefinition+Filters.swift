import GalleyGeometry
import GalleyPicture
import GalleyViews

extension ModifierDefinition {
  package static let filters: [ModifierDefinition] = [
    ModifierDefinition(
      "blur", "Softens the view; the radius is the blur's standard deviation in points.",
      .oneOf(TypedShape<Double>.number(.length).map { Blur(radius: $0) }, Blur.shape), paints
    ) { view, blur in view.blur(radius: blur.radius, opaque: blur.isOpaque) },
    ModifierDefinition(
      "brightness", "Makes every colour lighter, or darker below 0.", .number(.signedShare), paints
    ) { view, amount in view.brightness(amount) },
    ModifierDefinition("contrast", "How strong differences are; 1 leaves them.", .number(.factor), paints) {
      view, amount in view.contrast(amount)
    },
    ModifierDefinition("saturation", "How colourful: 0 is grey, 1 as it is.", .number(.factor), paints) {
      view, amount in view.saturation(amount)
    },
    ModifierDefinition("grayscale", "How grey: 0 to 1, or a percentage.", .number(.fraction), paints) {
      view, amount in view.grayscale(amount)
    },
    ModifierDefinition("hueRotation", "Turns every hue by degrees.", .number(.degrees), paints) {
      view, degrees in view.hueRotation(.degrees(degrees))
    },
    ModifierDefinition("colorMultiply", "Multiplies every colour by one.", .color, paints) {
      view, color in view.colorMultiply(color)
    },
    ModifierDefinition("colorInvert", "Shows every colour's opposite.", .boolean, paints) {
      view, isOn in isOn ? AnyView(view.colorInvert()) : view
    },
    ModifierDefinition("luminanceToAlpha", "Makes bright black, and dark clear, as masks want.", .boolean, paints) {
      view, isOn in isOn ? AnyView(view.luminanceToAlpha()) : view
    },
    ModifierDefinition(
      "redacted", "Draws bars and boxes instead of texts and images.", .redaction, paints
    ) { view, reasons in view.redacted(reason: reasons) },
    ModifierDefinition("unredacted", "Draws texts and images as they are.", .boolean, paints) {
      view, isOn in isOn ? AnyView(view.unredacted()) : view
    },
    ModifierDefinition(
      "privacySensitive", "Whether the view is hidden where it is redacted for privacy.", .boolean, paints
    ) { view, isPrivate in view.privacySensitive(isPrivate) },
    .environmentInRows(
      "backgroundStyle", "The style of grounds without one of their own.", .style, paints
    ) { environment, style, rows in environment.backgroundStyle = style.resolved(in: rows) },
    ModifierDefinition("glassEffect", "Lays a capsule of glass beneath the view.", .glass, paints) {
      view, glass in view.glassEffect(glass)
    },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)
}

private struct Blur: Sendable {
  var radius: Double
  var isOpaque = false

  static let shape = TypedShape<Blur>.record("blur", "How a view is softened.") { fields in
    let radius = fields.required("radius", .number(.length), "The blur's standard deviation, in points.")
    let opaque = fields.optional(
      "opaque", .boolean, "Whether the view keeps to its frame and nothing shines through; no by default.",
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
        "placeholder": (.placeholder, "It is not known yet."), "privacy": (.privacy, "What is private is hidden."),
        "invalidated": (.invalidated, "It is no longer true."),
      ])
  }
}

extension TypedShape<Glass> {
  fileprivate static var glass: Self {
    .words(
      "a glass",
      ["regular": (.regular, "Softens what is beneath."), "clear": (.clear, "Shows it nearly as it is.")])
  }
}
