import CPangoCairo

/// A paragraph with its break opportunities. Positions are counts of Unicode scalars from the start of the paragraph.
final class BreakText {
  let bytes: [UInt8]
  let starts: [Int32]
  var attributes: UnsafeMutablePointer<PangoLogAttr> { attributeMemory.base }
  private lazy var attributeMemory = findAttributes()
  private(set) lazy var wordBreaks = places { $0.is_line_break != 0 }
  private(set) lazy var letterBreaks = places { $0.is_char_break != 0 }
  let items: [UnsafeMutablePointer<PangoItem>]
  /// The glyphs of whole items, by the items' first bytes. They are never changed.
  var wholeGlyphs: [Int32: BreakGlyphs] = [:]
  fileprivate let fontCount: Int
  private let work: ShapingWork

  init(_ job: ParagraphJob, typesetter: Typesetter) {
    bytes = job.visibleBytes
    starts = BreakText.starts(of: bytes)
    items = typesetter.items(of: job, bytes)
    work = typesetter.work
    fontCount = typesetter.fontCount
  }

  deinit {
    for item in items { pango_item_free(item) }
  }

  var visualItems: [UnsafeMutablePointer<PangoItem>] {
    if items.count < 2 { return items }
    let logical = items.reversed().reduce(nil) { g_list_prepend($0, $1) }
    defer { g_list_free(logical) }
    let visual = pango_reorder_items(logical)
    defer { g_list_free(visual) }
    return Typesetter.items(of: visual)
  }

  var count: Int { starts.count - 1 }

  func withText<Answer>(_ body: (UnsafePointer<CChar>, Int32) -> Answer) -> Answer? {
    bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { body($0.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count)) }
    }
  }

  func withLetters<Answer>(_ places: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    let range = Int(starts[places.lowerBound])..<Int(starts[places.upperBound])
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func isSpace(_ place: Int) -> Bool { bytes[Int(starts[place])] == 0x20 }

  func place(atByte byte: Int, in places: Range<Int>) -> Int {
    var (low, high) = (places.lowerBound, min(places.upperBound, places.lowerBound + byte))
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(starts[middle]) <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func noteShaping(of count: Int) { work.letters += count }

  func withAttributes<Answer>(from place: Int, _ body: (UnsafeMutablePointer<PangoLogAttr>?) -> Answer) -> Answer {
    body(attributes + place)
  }

  private func places(where isBreak: (PangoLogAttr) -> Bool) -> [Int32] {
    var places: [Int32] = []
    for place in 0..<count where isBreak(attributes[place]) { places.append(Int32(truncatingIfNeeded: place)) }
    places.append(Int32(truncatingIfNeeded: count))
    return places
  }

  private func breakWithoutHyphens(_ attributes: UnsafeMutablePointer<PangoLogAttr>) {
    for place in starts.indices.dropFirst() where !isSoftHyphen(place - 1) && !isSoftHyphen(place) {
      if attributes[place].break_removes_preceding == 0 { attributes[place].break_inserts_hyphen = 0 }
    }
  }

  private func isSoftHyphen(_ place: Int) -> Bool {
    let start = Int(starts[place])
    return start + 1 < bytes.count && bytes[start] == 0xC2 && bytes[start + 1] == 0xAD
  }

  private func findAttributes() -> LogAttributes {
    let memory = LogAttributes(count: starts.count)
    withText { text, length in
      pango_default_break(text, length, nil, memory.base, Int32(clamping: starts.count))
      var place = 0
      for item in items {
        let item = item.pointee
        var analysis = item.analysis
        pango_tailor_break(text + Int(item.offset), item.length, &analysis, -1, memory.base + place, item.num_chars + 1)
        place += Int(item.num_chars)
      }
    }
    breakWithoutHyphens(memory.base)
    return memory
  }

  private static func starts(of bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = []
    starts.reserveCapacity(bytes.count + 1)
    for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      starts.append(Int32(truncatingIfNeeded: index))
    }
    starts.append(Int32(truncatingIfNeeded: bytes.count))
    return starts
  }
}

extension Typesetter {
  func text(of job: ParagraphJob) -> BreakText {
    if let text = job.work.items as? BreakText, text.fontCount == fontCount { return text }
    let text = BreakText(job, typesetter: self)
    job.work.items = text
    return text
  }

  /// Returns the items in reading order. The caller owns them.
  fileprivate func items(of job: ParagraphJob, _ bytes: [UInt8]) -> [UnsafeMutablePointer<PangoItem>] {
    fontMap.keepUp()
    let attributes = attributes(of: job)
    return bytes.withUnsafeBytes { buffer in
      let list = pango_itemize_with_base_dir(
        context, pango_context_get_base_dir(context), buffer.baseAddress?.assumingMemoryBound(to: CChar.self), 0,
        Int32(clamping: buffer.count), attributes.list, nil)
      defer { g_list_free(list) }
      let items = Typesetter.items(of: list)
      fontMap.noteLookups(items.count)
      return items
    }
  }

  fileprivate static func items(of list: UnsafeMutablePointer<GList>?) -> [UnsafeMutablePointer<PangoItem>] {
    var items: [UnsafeMutablePointer<PangoItem>] = []
    var next = list
    while let node = next {
      items.append(node.pointee.data.assumingMemoryBound(to: PangoItem.self))
      next = node.pointee.next
    }
    return items
  }
}
