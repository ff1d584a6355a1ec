import CPangoCairo
import GalleyPicture

struct ItemGlyphs {
  struct Shown {
    var index: Int
    var glyph: GlyphRun.Glyph
  }

  let isRightToLeft: Bool
  let width: Int32
  let visible: [Shown]
  let unknown: [UInt32]
  private let starts: [Int]

  init(_ item: PangoGlyphItem) {
    let count = Int(item.glyphs?.pointee.num_glyphs ?? 0)
    let infos = UnsafeBufferPointer(start: item.glyphs?.pointee.glyphs, count: count)
    starts = UnsafeBufferPointer(start: item.glyphs?.pointee.log_clusters, count: count).map { Int($0) }
    isRightToLeft = (item.item?.pointee.analysis.level ?? 0) & 1 == 1
    var pen: Int32 = 0
    var visible: [Shown] = []
    for (index, info) in infos.enumerated() {
      // Tabs, joiners and similar characters have no visible glyph; they only move the pen.
      if info.glyph != PANGO_GLYPH_EMPTY, info.glyph & PANGO_GLYPH_UNKNOWN_FLAG == 0 {
        let x = PangoUnits.points(pen &+ info.geometry.x_offset)
        let y = PangoUnits.points(info.geometry.y_offset)
        visible.append(Shown(index: index, glyph: GlyphRun.Glyph(id: info.glyph, x: x, y: y)))
      }
      // Pango's positions have 32 bits, so the positions in a line with megabytes of text are clamped.
      pen = pen.addingWithinBounds(info.geometry.width)
    }
    width = pen
    self.visible = visible
    unknown = infos.filter { $0.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 }.map { $0.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG }
  }

  var boxes: [Shown] {
    starts.isEmpty ? [] : [Shown(index: isRightToLeft ? starts.count - 1 : 0, glyph: GlyphRun.Glyph(id: 0, x: 0, y: 0))]
  }

  func clusters(showing shown: [Shown], length: Int) -> [GlyphRun.Cluster] {
    var isShown = [Bool](repeating: false, count: starts.count)
    for glyph in shown { isShown[glyph.index] = true }
    var clusters: [GlyphRun.Cluster] = []
    clusters.reserveCapacity(starts.count)
    var begun = 0
    for number in starts.indices {
      let index = isRightToLeft ? starts.count - 1 - number : number
      // The hyphen of a split word comes after the text and belongs to the last cluster.
      let start = min(starts[index], length)
      if clusters.isEmpty {
        clusters.append(GlyphRun.Cluster(bytes: length, glyphs: 0))
      } else if start > begun, start < length {
        clusters[clusters.count - 1].bytes = start - begun
        clusters.append(GlyphRun.Cluster(bytes: length - start, glyphs: 0))
        begun = start
      }
      if isShown[index] { clusters[clusters.count - 1].glyphs += 1 }
    }
    return clusters
  }
}
