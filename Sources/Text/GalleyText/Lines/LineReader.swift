import CPangoCairo
import GalleyPicture

struct LineReader {
  private let job: ParagraphJob

  init(_ job: ParagraphJob) { self.job = job }

  func read(_ line: PangoLayoutLine) -> LineDraft {
    var items: [ShapedItem] = []
    var next = line.runs
    while let node = next {
      if let item = ShapedItem(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee, in: job) {
        items.append(item)
      }
      next = node.pointee.next
    }
    let bytes = Int(line.start_index)..<Int(line.start_index) + Int(line.length)
    return draft(of: items, over: bytes)
  }

  func read(_ runs: [(item: BreakItem, glyphs: BreakGlyphs)], of text: BreakText, over bytes: Range<Int>) -> LineDraft {
    let items = runs.compactMap { run in
      run.item.withItem(run.item.places, of: text) { item in
        var piece = PangoGlyphItem()
        piece.item = item
        piece.glyphs = run.glyphs.string
        return ShapedItem(piece, in: job)
      }
    }
    return draft(of: items, over: bytes)
  }

  func read(_ items: [ShapedItem]) -> LineDraft { draft(of: items, over: 0..<job.bytes.count) }

  private func draft(of items: [ShapedItem], over bytes: Range<Int>) -> LineDraft {
    var runs: [TextLayout.PlacedRun] = []
    var rests = PenRests()
    for item in items {
      runs.append(placed(item, at: rests.pen))
      rests.move(by: item.width)
    }
    let box = LineBox(items.map(\.segment), in: job)
    return LineDraft(
      text: text(of: items, over: bytes), bytes: bytes,
      width: rests.points, ascent: box.ascent, descent: box.descent, runs: runs,
      isTruncated: items.contains(where: \.isEllipsis), unknown: items.flatMap(\.unknown))
  }

  private func placed(_ item: ShapedItem, at pen: Int32) -> TextLayout.PlacedRun {
    let rules = TextRules(
      item.segment.primary.rules, size: job.font(of: item.segment).layoutSize, rise: job.rise(of: item.segment))
    return TextLayout.PlacedRun(item.run, x: PangoUnits.points(pen), source: item.segment.source, rules: rules)
  }

  private func text(of items: [ShapedItem], over bytes: Range<Int>) -> String {
    var text = items.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }.map(\.run.text).joined()
    while bytes.upperBound < job.bytes.count, text.last == " " { text.removeLast() }
    return text
  }
}
