import GalleyGeometry
import GalleyText
import GalleyViews

/// The keys of a scene's `canvas`.
struct CanvasKeys: RecordKeys {
  let device: TypedField<Device?>
  let size: TypedField<Size?>
  let width: TypedField<Double?>
  let height: TypedField<Height?>
  let scale: TypedField<Double?>
  let safeArea: TypedField<EdgeInsets?>
  let background: TypedField<Color?>
  let colorScheme: TypedField<ColorScheme?>
  let dynamicType: TypedField<DynamicTypeSize?>
  let locale: TypedField<String?>
  let layoutDirection: TypedField<LayoutDirection?>
  let missingGlyph: TypedField<MissingGlyphPolicy?>

  /// How tall a canvas is.
  enum Height: Sendable {
    case fit
    case points(Double)
  }

  init(_ fields: inout RecordFields) {
    device = fields.optional("device", .device, "A screen with its size, scale and safe area; phone by default.")
    size = fields.optional("size", .size, "Width and height in points, such as 390x844; instead of a device.")
    width = fields.optional("width", .number(.side), "The width in points; wins over the device's.")
    height = fields.optional(
      "height",
      .oneOf(
        .words("a height", ["fit": (.fit, "As tall as the content.")]),
        TypedShape<Double>.number(.side).map { .points($0) }),
      "The height in points, or `fit` for as tall as the content.")
    scale = fields.optional(
      "scale",
      .number(
        NumberShape(noun: "a scale", minimum: SceneCanvas.scales.lowerBound, maximum: SceneCanvas.scales.upperBound)),
      "Pixels per point; the device's, or 2.")
    safeArea = fields.optional(
      "safeArea", .insets(.length, bySide: InsetSides.safeArea),
      "Room the system keeps for itself; the device's by default.")
    background = fields.optional(
      "background", .color, "The colour behind everything; systemBackground by default.")
    colorScheme = fields.optional("colorScheme", .word(.colorScheme), "Light or dark; light by default.")
    dynamicType = fields.optional("dynamicType", .word(.dynamicType), "How large text is wanted; large by default.")
    locale = fields.optional(
      "locale", .text("a language"), "The language and region, such as en or zh-Hant; en by default.")
    layoutDirection = fields.optional(
      "layoutDirection", .word(.layoutDirection), "Which way reading runs; leftToRight by default.")
    missingGlyph = fields.optional(
      "missingGlyph", .word(.missingGlyph), "What happens to characters no font has; error by default.")
  }
}

extension SceneCanvas {
  /// The canvas that a scene's `canvas` section describes; a phone where it says nothing.
  init(_ section: TypedRecord<CanvasKeys>?) {
    self.init(device: section?[\.device] ?? .phone)
    guard let section else { return }
    applySize(section)
    safeArea = section[\.safeArea] ?? safeArea
    background = section[\.background] ?? background
    colorScheme = section[\.colorScheme] ?? colorScheme
    dynamicTypeSize = section[\.dynamicType] ?? dynamicTypeSize
    locale = section[\.locale] ?? locale
    layoutDirection = section[\.layoutDirection] ?? layoutDirection
    missingGlyph = section[\.missingGlyph] ?? missingGlyph
  }

  /// A size without a device has no safe area and two pixels to a point.
  private mutating func applySize(_ section: TypedRecord<CanvasKeys>) {
    if !section.has(\.device.key), section.has(\.size.key) || section.has(\.width.key) || section.has(\.height.key) {
      device = nil
      scale = 2
      safeArea = .zero
    }
    if let size = section[\.size] { (width, height) = (size.width, size.height) }
    width = section[\.width] ?? width
    switch section[\.height] {
    case .points(let side): height = side
    case .fit: height = nil
    case nil: break
    }
    scale = section[\.scale] ?? scale
  }

  /// Where `section` says how large the canvas is: at its longer side, if that is given by itself.
  func place(in section: TypedRecord<CanvasKeys>) -> SourcePlace? {
    let sides: [KeyPath<CanvasKeys, String>] =
      (height ?? .infinity) > width ? [\.height.key, \.width.key] : [\.width.key, \.height.key]
    return ([\.size.key] + sides + [\.scale.key, \.device.key]).lazy.compactMap { section.place($0) }.first
  }
}

extension Device {
  /// The phone that scenes are drawn on when they name no device.
  static let phone = Device("phone", 390, 844, 3, top: 47, bottom: 34)
}

extension TypedShape<Device> {
  /// A screen by its name.
  static var device: Self { .word(.device, Dictionary(Device.all.map { ($0.name, $0) }) { first, _ in first }) }
}
