import GalleyPicture

struct ColorContext {
  var scheme: ColorScheme
  var isElevated = false
  var accent: RGBA
  var assets: AssetLoader?
}

extension EnvironmentValues {
  /// Whether the view is on a surface such as a sheet (default: false).
  var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}

private enum ElevationKey: EnvironmentKey {
  static let defaultValue = false
}
