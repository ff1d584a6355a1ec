import CPangoCairo
import CPangoFT2

/// A reusable PangoLayout configured by hand with one font file, which serves as the reference for widths.
public final class PangoRuler {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer

  public struct Style: Sendable {
    /// The path of the font file.
    public var path: String
    /// The name of the family in the font file.
    public var family: String
    /// The font size in points.
    public var size: Double
    /// The weight on the OpenType scale.
    public var weight: Int
    /// The additional space between letters, in points.
    public var tracking: Double
    public var hasMonospacedDigits: Bool
    public var hasSmallCaps = false
    /// The language as a BCP 47 tag.
    public var language: String

    /// Creates a style. The default is regular English text.
    public init(
      path: String, family: String, size: Double, weight: Int = 400, tracking: Double = 0,
      hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, language: String = "en"
    ) {
      self.path = path
      self.family = family
      self.size = size
      self.weight = weight
      self.tracking = tracking
      self.hasMonospacedDigits = hasMonospacedDigits
      self.hasSmallCaps = hasSmallCaps
      self.language = language
    }
  }

  /// The library with which Pango opens font files.
  public enum Backend: Sendable {
    /// FreeType, with a separate font map for each ruler.
    case freeType
    /// Cairo, as in programs with a screen. Only one thread at a time may use such rulers: Cairo 1.16 keeps ten files
    /// open per process and may close one while another thread reads it.
    case cairo

    fileprivate var fontMap: UnsafeMutablePointer<PangoFontMap>? {
      switch self {
      case .freeType: pango_ft2_font_map_new()
      case .cairo: pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      }
    }
  }

  /// Creates a ruler for `style`. Returns nil if the font file cannot be read.
  public init?(_ style: Style, backend: Backend = .freeType) {
    guard let configuration = FcConfigCreate() else { return nil }
    defer { FcConfigDestroy(configuration) }
    guard FcConfigAppFontAddFile(configuration, style.path) != 0,
      let map = backend.fontMap
    else { return nil }
    self.map = map
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    guard let context = pango_font_map_create_context(map), let layout = pango_layout_new(context) else { return nil }
    self.context = context
    self.layout = layout
    setOptions()
    pango_context_set_language(context, pango_language_from_string(style.language))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    pango_layout_set_auto_dir(layout, 0)
    setAttributes(style)
    findMetrics(style)
  }

  /// Makes Pango compute the average width of the font. If Pango 1.50 computes metrics while another thread requests
  /// others, it permanently omits the average width and breaks lines differently.
  private func findMetrics(_ style: Style) {
    for _ in 0..<100 {
      guard let font = pango_context_load_font(context, pango_layout_get_font_description(layout)) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(font)) }
      guard let metrics = pango_font_get_metrics(font, pango_language_from_string(style.language)) else { return }
      defer { pango_font_metrics_unref(metrics) }
      if pango_font_metrics_get_approximate_char_width(metrics) > 0 { return }
      settle()
      pango_fc_font_map_cache_clear(OpaquePointer(map))
    }
  }

  /// Waits until no thread of Pango looks up a font, because the caller then changes state that these threads read
  /// without a lock.
  ///
  /// Each thread holds a reference to the map. This object holds two: its own and that of its context.
  private func settle() {
    map.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      while object.pointee.ref_count > 2 { g_usleep(100) }
    }
  }

  deinit {
    settle()
    pango_fc_font_map_set_config(OpaquePointer(map), nil)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Returns the logical width of `text` in Pango units.
  public func width(of text: String) -> Int32 {
    var text = text
    return text.withUTF8 { width(of: $0) }
  }

  /// Returns the logical width of a UTF-8 text in Pango units.
  public func width(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    text.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return extents.width
  }

  /// The size and the number of lines of a paragraph.
  public struct Extents: Hashable, Sendable {
    /// The logical width, in Pango units.
    public var width: Int32
    /// The logical height, in Pango units.
    public var height: Int32
    /// The first baseline, in Pango units.
    public var baseline: Int32
    public var lineCount: Int
  }

  /// Returns the size of `text` when it is wrapped at `width` points, between words or, if necessary, between
  /// characters.
  public func extents(of text: String, width: Double) -> Extents {
    var text = text
    text.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, Int32((width * 1024).rounded(.up)))
    defer { pango_layout_set_width(layout, -1) }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return Extents(
      width: extents.width, height: extents.height, baseline: pango_layout_get_baseline(layout),
      lineCount: Int(pango_layout_get_line_count(layout)))
  }

  /// Whether the font file contains all characters of the text that was measured last.
  public var hasAllCharacters: Bool { pango_layout_get_unknown_glyphs_count(layout) == 0 }

  private func setOptions() {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  private func setAttributes(_ style: Style) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, style.family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(style.weight)))
    pango_font_description_set_absolute_size(description, style.size * 1024)
    pango_layout_set_font_description(layout, description)

    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    // Without this, Pango would replace a U+2027 HYPHENATION POINT at the end by a hyphen.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if style.tracking != 0 {
      let units = Int32((style.tracking * 1024).rounded())
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(units))
    }
    if style.hasMonospacedDigits { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
    if style.hasSmallCaps { pango_attr_list_insert(attributes, pango_attr_font_features_new("smcp=1")) }
    pango_layout_set_attributes(layout, attributes)
  }
}
