import GalleyGeometry
package import GalleyMessages
import GalleyText
import GalleyViews

package struct CanvasKeys: RecordKeys {
  let device: TypedField<Device?>
  let size: TypedField<Size?>
  let width: TypedField<Double?>
  let height: TypedField<Height?>
  let scale: TypedField<Double?>
  let safeArea: TypedField<EdgeInsets?>
  let background: TypedField<Color?>
  let colorScheme: TypedField<ColorScheme?>
  let dynamicTypeSize: TypedField<DynamicTypeSize?>
  let locale: TypedField<String?>
  let layoutDirection: TypedField<LayoutDirection?>
  let missingGlyph: TypedField<MissingGlyphPolicy?>
  let metrics: TypedField<Font.Metrics?>
  let statusBar: TypedField<StatusBar??>
  let homeIndicator: TypedField<Bool?>
  let system: TypedField<SystemVersion?>
  let scrollIndicators: TypedField<ScrollIndicatorVisibility?>

  package enum Height: Sendable {
    case fit
    case points(Double)
  }

  package init(_ fields: inout RecordFields) {
    device = fields.optional("device", .device, "Screen with its size, scale and safe area (default: phone).")
    size = fields.optional("size", .size, "Width and height, such as 390x844, instead of a device.")
    width = fields.optional("width", .number(.side), "Width in points; overrides the device's width.")
    height = fields.optional(
      "height",
      .oneOf(
        .words("a height", ["fit": (.fit, "As tall as the content.")]),
        TypedShape<Double>.number(.side).map { .points($0) }),
      "Height in points, or `fit` for the height of the content.")
    scale = fields.optional(
      "scale",
      .number(
        NumberShape(noun: "a scale", minimum: SceneCanvas.scales.lowerBound, maximum: SceneCanvas.scales.upperBound)),
      "Pixels per point (default: the device's scale, or 2).")
    safeArea = fields.optional(
      "safeArea", .insets(.length, bySide: InsetSides.safeArea),
      "Insets of the safe area (default: the device's).")
    background = fields.optional(
      "background", .color, "Background colour (default: systemBackground).")
    colorScheme = fields.optional("colorScheme", .word(.colorScheme), "Light or dark mode (default: light).")
    dynamicTypeSize = fields.optional(
      "dynamicTypeSize", .word(.dynamicType), "Dynamic Type size (default: large).", formerly: "dynamicType")
    locale = fields.optional(
      "locale", .text("a language"), "Language and region, such as en or zh-Hant (default: en).")
    layoutDirection = fields.optional(
      "layoutDirection", .word(.layoutDirection), "Layout direction (default: leftToRight).")
    missingGlyph = fields.optional(
      "missingGlyph", .word(.missingGlyph), "How to treat characters that no font contains (default: error).")
    metrics = fields.optional(
      "metrics", .word(.textMetrics, ["system": .system, "font": .font]),
      "Letter widths and line heights of the system font (default: system).")
    statusBar = fields.optional(
      "statusBar", .statusBar,
      "Whether to draw the system's status bar, or a mapping with its content (default: false).")
    homeIndicator = fields.optional(
      "homeIndicator", .boolean, "Whether to draw the system's home indicator (default: false).")
    system = fields.optional(
      "system", .systemVersion, "iOS version whose list and control sizes to use (default: iOS 18).")
    scrollIndicators = fields.optional(
      "scrollIndicators", .scrollIndicators, "When scroll views show their scroll indicators (default: automatic).")
  }
}

extension SceneCanvas {
  package init(_ section: TypedRecord<CanvasKeys>?) {
    self.init(device: section?[\.device] ?? .phone)
    guard let section else { return }
    applySize(section)
    safeArea = section[\.safeArea] ?? safeArea
    background = section[\.background] ?? background
    colorScheme = section[\.colorScheme] ?? colorScheme
    dynamicTypeSize = section[\.dynamicTypeSize] ?? dynamicTypeSize
    locale = section[\.locale] ?? locale
    layoutDirection = section[\.layoutDirection] ?? layoutDirection
    missingGlyph = section[\.missingGlyph] ?? missingGlyph
    textMetrics = section[\.metrics] ?? textMetrics
    statusBar = section[\.statusBar] ?? statusBar
    showsHomeIndicator = section[\.homeIndicator] ?? showsHomeIndicator
    systemVersion = section[\.system] ?? systemVersion
    scrollIndicators = section[\.scrollIndicators] ?? scrollIndicators
  }

  /// Applies the size. If it comes without a device, there is no safe area and the scale is 2.
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

  /// Returns the position of the canvas size. If the sides are given separately, returns the position of the longer
  /// side.
  package func place(in section: TypedRecord<CanvasKeys>) -> SourcePlace? {
    let sides: [KeyPath<CanvasKeys, String>] =
      (height ?? .infinity) > width ? [\.height.key, \.width.key] : [\.width.key, \.height.key]
    return ([\.size.key] + sides + [\.scale.key, \.device.key]).lazy.compactMap { section.place($0) }.first
  }
}

extension TypedShape<StatusBar?> {
  fileprivate static var statusBar: Self {
    .oneOf(
      TypedShape<Bool>.boolean.map { $0 ? StatusBar() : nil },
      .record("statusBar", "Content of the status bar.") { fields in
        let time = fields.optional(
          "time", .text("a time"), "Time as text (default: 9:41).", default: "9:41")
        let signal = fields.optional(
          "signal", TypedShape<Int>.count("a number of bars", from: 0, to: 4),
          "Cellular signal, 0 to 4 bars (default: 4).", default: 4)
        let wifi = fields.optional("wifi", .boolean, "Whether to show the Wi-Fi symbol (default: true).", default: true)
        let battery = fields.optional(
          "battery", .number(.fraction), "Battery level (default: 100%).", default: 1)
        return { given in
          try StatusBar(time: given[time], signal: given[signal], wifi: given[wifi], battery: given[battery])
        }
      })
  }
}

extension TypedShape<SystemVersion> {
  static var systemVersion: Self { .word(.systemVersion) }
}

extension TypedShape<Device> {
  static var device: Self { .word(.device, Dictionary(Device.all.map { ($0.name, $0) }) { first, _ in first }) }
}
