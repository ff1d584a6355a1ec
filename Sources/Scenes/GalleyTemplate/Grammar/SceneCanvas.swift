public import GalleyGeometry
public import GalleyText
public import GalleyViews

public struct SceneCanvas: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points; `nil` uses the height of the content.
  public var height: Double?
  public var scale: Double
  /// The insets of the safe area, in points.
  public var safeArea: EdgeInsets
  public var background: Color
  public var colorScheme: ColorScheme
  public var dynamicTypeSize: DynamicTypeSize
  /// The language as a BCP 47 tag.
  public var locale: String
  public var layoutDirection: LayoutDirection
  public var missingGlyph: MissingGlyphPolicy
  /// The letter widths and line heights of the system font (default: those of iOS).
  public var textMetrics = Font.Metrics.system
  /// The status bar at the top (default: none).
  public var statusBar: StatusBar?
  public var showsHomeIndicator = false
  public var scrollIndicators = ScrollIndicatorVisibility.automatic
  /// The iOS version that determines the sizes of lists and controls (default: iOS 18).
  public var systemVersion = SystemVersion.standard
  /// The device whose screen the canvas imitates; nil for none.
  public var device: Device?

  /// The allowed scales, in pixels per point.
  public static let scales = 0.25...8.0

  /// Creates the screen of a device, in light mode, with the default text size and in English.
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

  /// The minimum width in points of a regular horizontal size class. Small tablets are 744 points wide.
  private static let regularWidth = 700.0

  public var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.dynamicTypeSize = dynamicTypeSize
    values.localeIdentifier = locale
    values.layoutDirection = layoutDirection
    values.systemVersion = systemVersion
    values.missingGlyph = missingGlyph
    values.fontTheme.metrics = textMetrics
    values.displayScale = scale
    values.horizontalScrollIndicatorVisibility = scrollIndicators
    values.verticalScrollIndicatorVisibility = scrollIndicators
    values.horizontalSizeClass = width >= SceneCanvas.regularWidth ? .regular : .compact
    return values
  }
}
