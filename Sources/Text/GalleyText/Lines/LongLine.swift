import CPangoCairo

struct LongLine {
  var runs: [Run] = []
  var room: Int

  struct Run {
    var item: BreakItem
    var glyphs: BreakGlyphs
    var needsHyphen = false
  }

  init(width: Int) { room = width }

  mutating func add(_ run: Run, width: Int) {
    runs.append(run)
    room = max(0, room - width)
  }

  mutating func addHyphen(in text: BreakText) {
    guard let last = runs.last, !last.needsHyphen,
      text.attributes[last.item.places.upperBound].break_inserts_hyphen != 0
    else { return }
    runs[runs.count - 1].glyphs = last.item.shape(last.item.places, of: text, needsHyphen: true)
  }

  func removeFinalSpace(in text: BreakText) {
    guard let last = runs.last, text.attributes[last.item.places.upperBound - 1].is_white != 0 else { return }
    last.glyphs.removeFinalSpace(isRightToLeft: last.item.isRightToLeft)
  }

  /// The runs in visual order (rule L2 of UAX #9).
  var visualRuns: [Run] {
    guard var level = runs.map(\.item.level).max() else { return [] }
    var runs = runs
    while level > 0 {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].item.level >= level { end += 1 }
        runs[start..<end].reverse()
        start = end + 1
      }
      level -= 1
    }
    return runs
  }

  static func trim(_ runs: [Run]) {
    for (index, run) in runs.enumerated() where run.item.spacing != 0 {
      if index == 0 || run.glyphs.infos.first?.geometry.width == 0 { run.glyphs.trimLeft(run.item.spacing) }
      if index == runs.count - 1 || run.glyphs.infos.last?.geometry.width == 0 {
        run.glyphs.trimRight(run.item.spacing)
      }
    }
  }
}
