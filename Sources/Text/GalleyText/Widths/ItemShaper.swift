import CPangoCairo
import CPangoFT2

/// Shapes items with HarfBuzz in the same way as Pango. If a cut before a letter changes no other letters, the width of
/// a line is the difference of two positions.
final class ItemShaper {
  private let font: OpaquePointer
  private let buffer: OpaquePointer?
  private let script: hb_script_t
  private let language: hb_language_t?
  private let isRightToLeft: Bool

  init(_ probe: ProbedText, isRightToLeft: Bool) {
    font = hb_font_reference(probe.font)
    buffer = hb_buffer_create()
    (script, language, self.isRightToLeft) = (probe.script, probe.language, isRightToLeft)
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  func letters(of item: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> ItemLetters? {
    shape(item, in: text)
    var letters = ItemLetters(byteCount: item.count)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    for index in 0..<Int(count) {
      let byte = Int(infos[index].cluster) - item.lowerBound
      let flags = hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
      let isTied = flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      guard infos[index].codepoint != 0, 0..<item.count ~= byte,
        letters.add(positions[index].x_advance, at: byte, isTied: isTied)
      else { return nil }
    }
    return letters
  }

  private func shape(_ item: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    text.withMemoryRebound(to: CChar.self) { text in
      hb_buffer_add_utf8(
        buffer, text.baseAddress, Int32(clamping: text.count), UInt32(clamping: item.lowerBound),
        Int32(clamping: item.count))
    }
    hb_shape(font, buffer, nil, 0)
  }
}
