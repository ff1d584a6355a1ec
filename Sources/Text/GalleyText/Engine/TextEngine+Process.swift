import CPangoFT2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextEngine {
  /// Protects the process from machine settings that change text or drawing.
  ///
  /// Removes environment variables and installs an empty fontconfig configuration. Only the first call has an effect;
  /// creating an engine calls it. Call it before any other use of Pango, Cairo, FreeType or fontconfig, and before
  /// other threads read the environment.
  ///
  /// A program that needs identical pixels on all machines must not call `setlocale`.
  public static func prepareProcess() { _ = preparation }

  private static let hostileVariables = [
    "FREETYPE_PROPERTIES", "FC_LANG", "FC_DEBUG", "FC_DBG_MATCH_FILTER", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    "FONTCONFIG_SYSROOT", "FONTCONFIG_USE_MMAP", "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND", "HB_OPTIONS",
    "HB_SHAPER_LIST", "HB_FONT_FUNCS", "HB_FACE_LOADER",
  ]

  private static let preparation: Void = {
    for variable in hostileVariables { unsetenv(variable) }
    guard let empty = FcConfigCreate() else { return }
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }()
}
