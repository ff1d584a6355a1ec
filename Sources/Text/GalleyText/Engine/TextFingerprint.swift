import CPangoCairo
import CPangoFT2

/// The library versions that affect how text looks. Identical fingerprints and fonts produce identical pixels.
public struct TextFingerprint: Hashable, Sendable {
  public var pango: String
  public var harfbuzz: String
  public var freetype: String
  public var fontconfig: String
  public var cairo: String
  public var metrics: String

  public static func current() -> TextFingerprint {
    TextFingerprint(
      pango: String(cString: pango_version_string()), harfbuzz: String(cString: hb_version_string()),
      freetype: freetypeVersion(), fontconfig: fontconfigVersion(), cairo: String(cString: cairo_version_string()),
      metrics: SystemFont.version)
  }

  private static func freetypeVersion() -> String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static func fontconfigVersion() -> String {
    let version = FcGetVersion()
    return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
  }
}
