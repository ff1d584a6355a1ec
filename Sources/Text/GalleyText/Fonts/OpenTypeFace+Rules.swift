import CPangoCairo
import CPangoFT2

extension OpenTypeFace {
  /// The height of capital letters, in ems (default: 0.7).
  var capHeight: Double {
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &value) != 0, value > 0 else { return 0.7 }
    return Double(value) / unitsPerEm
  }

  var rules: TextRules {
    let em = unitsPerEm
    func measure(_ tag: hb_ot_metrics_tag_t, else usual: Double) -> Double {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0, value != 0 else { return usual }
      return Double(value) / em
    }
    return TextRules(
      underlineTop: -measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -0.1),
      underlineThickness: measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: 0.05),
      strikethroughTop: -measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, else: 0.3),
      strikethroughThickness: measure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, else: 0.05))
  }
}
