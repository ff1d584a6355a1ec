import CPangoFT2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextEngine {
  /// Makes this process immune to settings of the machine that change how text is set or drawn.
  ///
  /// Takes the variables below out of the process's environment and makes an empty fontconfig configuration the
  /// current one, which keeps Pango from reading the system's. Works once; call it before anything else that uses
  /// Pango, Cairo, FreeType or fontconfig, and before other threads read the environment. Engines call it too.
  ///
  /// Nothing here calls `setlocale`, and neither may a program that wants the same pixels everywhere.
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
