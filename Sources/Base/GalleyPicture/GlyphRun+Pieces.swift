extension GlyphRun {
  package struct Piece {
    package var bytes: Range<Int>
    package var glyphs: Range<Int>
  }

  /// The parts of the run that can be drawn separately. A cluster without glyphs is merged with the previous one.
  package var pieces: [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(clusters.count)
    let length = text.utf8.count
    var (nextByte, nextGlyph) = (0, 0)
    for cluster in clusters {
      let byteEnd = min(length, nextByte + cluster.bytes)
      let glyphEnd = min(glyphs.count, nextGlyph + cluster.glyphs)
      if glyphEnd > nextGlyph {
        // The glyphs of right-to-left text are stored in reverse text order.
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
