import CPangoCairo

struct ProbedText {
  var font: OpaquePointer
  var script: hb_script_t
  var language: hb_language_t?
  var starts: [Int]
}

extension Typesetter {
  func probe(_ text: String, in face: LoadedFace, font: ResolvedFont, isRightToLeft: Bool = false) -> ProbedText? {
    fontMap.keepUp()
    let bytes = Array(text.utf8)
    let attributes = AttributeList()
    let segment = Segment(bytes: 0..<bytes.count, source: 0, face: face, primary: face, growsLine: false)
    attributes.add(segment, font: font)
    return bytes.withUnsafeBytes { buffer -> ProbedText? in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let items = pango_itemize_with_base_dir(
        context, PANGO_DIRECTION_LTR, start, 0, Int32(clamping: buffer.count), attributes.list, nil)
      defer { g_list_free(items) }
      fontMap.noteLookups(Int(g_list_length(items)))
      return probe(items, level: isRightToLeft ? 1 : 0)
    }
  }

  private func probe(_ items: UnsafeMutablePointer<GList>?, level: UInt8) -> ProbedText? {
    var answer: ProbedText?
    var isUniform = true
    var next = items
    while let node = next {
      let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
      if item.pointee.analysis.level == level, let piece = ProbedText(item.pointee) {
        isUniform = isUniform && (answer?.isLike(piece) ?? true)
        answer = answer ?? piece
        answer?.starts.append(Int(item.pointee.offset))
      } else {
        isUniform = false
      }
      pango_item_free(item)
      next = node.pointee.next
    }
    return isUniform ? answer : nil
  }
}

extension ProbedText {
  fileprivate init?(_ item: PangoItem) {
    let analysis = item.analysis
    guard let pangoFont = analysis.font, let font = pango_font_get_hb_font(pangoFont) else { return nil }
    self.font = font
    script = hb_script_from_iso15924_tag(g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script))))
    language = hb_language_from_string(pango_language_to_string(analysis.language), -1)
    starts = []
  }

  fileprivate func isLike(_ other: ProbedText) -> Bool {
    font == other.font && script == other.script && language == other.language
  }
}
