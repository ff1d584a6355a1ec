import GalleyPicture
import GalleyText

struct LineSpread {
  private let gain: Double
  private var shift = 0.0
  /// The number of remaining spaces to widen. Nil if the line contains right-to-left text, whose last space may be
  /// elsewhere: then all spaces are widened.
  private var remaining: Int?

  init?(_ line: TextLayout.Line, slack: Double) {
    let trimmed = line.text.reversed().drop { $0 == " " }
    let spaces = trimmed.filter { $0 == " " }.count
    let size = line.runs.first?.run.size ?? 0
    guard spaces > 0, slack > 0, slack / Double(spaces) < size * Self.maximumGain else { return nil }
    gain = slack / Double(spaces)
    remaining = line.runs.contains { $0.run.isRightToLeft } ? nil : spaces
  }

  private static let maximumGain = 0.9

  mutating func spread(_ placed: TextLayout.PlacedRun) -> (run: GlyphRun, x: Double) {
    var run = placed.run
    let x = placed.x + shift
    var inner = 0.0
    var glyph = 0
    let clusters = Self.visual(run)
    for (cluster, isSpace) in clusters {
      for index in glyph..<min(glyph + cluster.glyphs, run.glyphs.count) { run.glyphs[index].x += inner }
      glyph += cluster.glyphs
      guard isSpace, remaining != 0 else { continue }
      inner += gain
      remaining = remaining.map { $0 - 1 }
    }
    run.width += inner
    shift += inner
    return (run, x)
  }

  private static func visual(_ run: GlyphRun) -> [(GlyphRun.Cluster, isSpace: Bool)] {
    var bytes = Array(run.text.utf8)[...]
    var result: [(GlyphRun.Cluster, isSpace: Bool)] = []
    for cluster in run.clusters {
      result.append((cluster, bytes.prefix(cluster.bytes).elementsEqual([0x20])))
      bytes = bytes.dropFirst(cluster.bytes)
    }
    return run.isRightToLeft ? result.reversed() : result
  }
}
