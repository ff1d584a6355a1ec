import CPangoCairo

extension LineStyle {
  func mixedBreaks(of text: UnsafeBufferPointer<UInt8>, isOneLine: Bool) -> LineBreaks? {
    guard let found = widths.mixed?.find(text) else { return nil }
    let positions = found.positions
    let end = positions.place(at: positions.count, tracking: 0)
    // If lines have different boxes, only the width of the whole paragraph can be measured.
    let indices =
      isOneLine || !found.isEven
      ? [] : LineStyle.breakIndices(of: text, count: positions.count, language: style.language)
    // The width of a line is a difference of positions only if a break does not change the letters around it.
    guard var breaks = indices.withUnsafeBufferPointer({ self.breaks(at: $0, of: positions, end) }), !breaks.isTied
    else { return nil }
    breaks.tallFace = found.tallFace
    return breaks
  }

  private static func breakIndices(
    of text: UnsafeBufferPointer<UInt8>, count: Int, language: String
  ) -> [Int32] {
    if isIdeographic(text) { return (1..<max(Int32(clamping: count), 1)).map { $0 } }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    text.withMemoryRebound(to: CChar.self) { text in
      pango_get_log_attrs(
        text.baseAddress, Int32(clamping: text.count), -1, pango_language_from_string(language), &attributes,
        Int32(clamping: attributes.count))
    }
    return (1..<max(count, 1)).compactMap { attributes[$0].is_line_break != 0 ? Int32(truncatingIfNeeded: $0) : nil }
  }

  private static func isIdeographic(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count % 3 == 0
      && stride(from: 0, to: text.count, by: 3).allSatisfy { index in
        // The range from U+4E00 to U+9FFF.
        text[index] >= 0xE4 && text[index] <= 0xE9 && (text[index] > 0xE4 || text[index + 1] >= 0xB8)
      }
  }
}
