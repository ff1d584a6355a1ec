public import GalleyGeometry
public import GalleyText
public import GalleyViews

/// What a scene is drawn on, and what its views find around them.
public struct SceneCanvas: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points; nil is as tall as the content.
  public var height: Double?
  public var scale: Double
  /// What the system keeps for itself at the sides, in points.
  public var safeArea: EdgeInsets
  public var background: Color
  public var colorScheme: ColorScheme
  public var dynamicTypeSize: DynamicTypeSize
  /// The language as a BCP 47 tag.
  public var locale: String
  public var layoutDirection: LayoutDirection
  public var missingGlyph: MissingGlyphPolicy
  /// The status bar that the system draws over the top; nil is none.
  public var statusBar: StatusBar?
  /// Whether the system draws a bar over the bottom by which screens are left.
  public var showsHomeIndicator = false
  public var scrollIndicators = ScrollIndicatorVisibility.automatic
  /// The device it is as large as, or nil.
  public var device: Device?

  /// The scales that scenes may ask for.
  public static let scales = 0.25...8.0

  /// A device's screen, light, with text of the default size in English.
  public init(device: Device) {
    width = device.size.width
    height = device.size.height
    scale = device.scale
    safeArea = device.safeArea
    background = Color(.systemBackground)
    colorScheme = .light
    dynamicTypeSize = .large
    locale = "en"
    layoutDirection = .leftToRight
    missingGlyph = .error
    self.device = device
  }

  package func on(_ device: Device) -> SceneCanvas {
    var canvas = self
    canvas.device = device
    canvas.width = device.size.width
    if height != nil { canvas.height = device.size.height }
    canvas.scale = device.scale
    canvas.safeArea = device.safeArea
    return canvas
  }

  /// From which width on, in points, a screen counts as wide: a small tablet is 744 points wide.
  private static let regularWidth = 700.0

  /// The environment that the scene's views find around them.
  public var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.dynamicTypeSize = dynamicTypeSize
    values.localeIdentifier = locale
    values.layoutDirection = layoutDirection
    values.missingGlyph = missingGlyph
    values.displayScale = scale
    values.horizontalScrollIndicatorVisibility = scrollIndicators
    values.verticalScrollIndicatorVisibility = scrollIndicators
    // As wide as a tablet, a screen has room for several columns.
    values.horizontalSizeClass = width >= SceneCanvas.regularWidth ? .regular : .compact
    return values
  }
}
