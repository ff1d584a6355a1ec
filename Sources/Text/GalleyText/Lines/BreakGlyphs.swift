import CPangoCairo

final class BreakGlyphs {
  let string: UnsafeMutablePointer<PangoGlyphString>

  init() {
    guard let string = pango_glyph_string_new() else { preconditionFailure("out of memory") }
    self.string = string
  }

  deinit { pango_glyph_string_free(string) }

  var infos: UnsafeMutableBufferPointer<PangoGlyphInfo> {
    UnsafeMutableBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
  }

  var width: Int { infos.reduce(0) { $0 + Int($1.geometry.width) } }

  var hasUnknown: Bool { infos.contains { $0.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 } }

  func keepFree(_ width: Int32, for range: Range<Int>, of text: BreakText) {
    pango_glyph_string_set_size(string, Int32(clamping: range.count))
    for (index, place) in range.enumerated() {
      infos[index].glyph = PANGO_GLYPH_EMPTY
      infos[index].geometry = PangoGlyphGeometry(width: width, x_offset: 0, y_offset: 0)
      infos[index].attr.is_cluster_start = 1
      string.pointee.log_clusters[index] = text.starts[place] - text.starts[range.lowerBound]
    }
  }

  func space(_ spacing: Int32) {
    let space = BreakGlyphs.halves(of: spacing)
    guard let last = infos.indices.last else { return }
    infos[0].geometry.width &+= space.left
    infos[0].geometry.x_offset &+= space.left
    infos[last].geometry.width &+= space.right
  }

  func trimLeft(_ spacing: Int32) {
    guard let index = infos.firstIndex(where: { $0.geometry.width != 0 }) else { return }
    let space = BreakGlyphs.halves(of: spacing).left
    infos[index].geometry.width &-= space
    infos[index].geometry.x_offset &-= space
  }

  func trimRight(_ spacing: Int32) {
    guard let index = infos.lastIndex(where: { $0.geometry.width != 0 }) else { return }
    infos[index].geometry.width = max(0, infos[index].geometry.width &- BreakGlyphs.halves(of: spacing).right)
  }

  /// Removes the space at the end, unless it shares its glyphs with other characters.
  func removeFinalSpace(isRightToLeft: Bool) {
    guard let last = infos.indices.last else { return }
    let index = isRightToLeft ? 0 : last
    let clusters = UnsafeBufferPointer(start: string.pointee.log_clusters, count: infos.count)
    if last > 0, clusters[index] == clusters[isRightToLeft ? 1 : last - 1] { return }
    infos[index].geometry.width = 0
    infos[index].glyph = PANGO_GLYPH_EMPTY
  }

  private static func halves(of spacing: Int32) -> (left: Int32, right: Int32) {
    var left = spacing / 2
    // If the spacing is a whole number of points, both halves are too.
    if spacing & 1023 == 0 { left = (left &+ 512) & ~1023 }
    return (left, spacing &- left)
  }
}
