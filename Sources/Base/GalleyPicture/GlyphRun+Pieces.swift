extension GlyphRun {
  /// The glyphs and the text of one cluster, or of several that share glyphs.
  package struct Piece {
    /// The text's bytes, in the run's UTF-8.
    package var bytes: Range<Int>
    package var glyphs: Range<Int>
  }

  /// The clusters in the order of the text; one without glyphs belongs to the one before it.
  package var pieces: [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(clusters.count)
    let length = text.utf8.count
    var (nextByte, nextGlyph) = (0, 0)
    for cluster in clusters {
      let byteEnd = min(length, nextByte + cluster.bytes)
      let glyphEnd = min(glyphs.count, nextGlyph + cluster.glyphs)
      if glyphEnd > nextGlyph {
        // Glyphs of right-to-left text stand in reverse.
        let indices =
          isRightToLeft ? (glyphs.count - glyphEnd)..<(glyphs.count - nextGlyph) : nextGlyph..<glyphEnd
        pieces.append(Piece(bytes: nextByte..<byteEnd, glyphs: indices))
      } else if !pieces.isEmpty {
        pieces[pieces.count - 1].bytes = pieces[pieces.count - 1].bytes.lowerBound..<byteEnd
      }
      (nextByte, nextGlyph) = (byteEnd, glyphEnd)
    }
    return pieces
  }
}
