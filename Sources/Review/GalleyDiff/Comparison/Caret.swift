/// Finds a text caret that only one of two images shows, as looks-same does.
///
/// A caret blinks: whether it is in a picture is chance. It is an upright line, so many pixels wide and at least two
/// high, whose pixels all differ. The first of them from the top and the left is the caret, and no other is.
struct Caret {
  /// How wide a caret is, in pixels: 1 at a scale of 1.
  let width: Int

  /// The frame of the caret; nil where there is none.
  func find(in pair: PixelPair, marks: PixelMarks) -> PixelRect? {
    let different = marks.different
    guard width > 0 else { return nil }
    for y in 0..<different.size.height {
      for word in 0..<different.stride {
        var bits = different.words[y * different.stride + word]
        while bits != 0 {
          let x = word * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          if let height = height(at: x, y, in: pair) { return PixelRect(x: x, y: y, width: width, height: height) }
        }
      }
    }
    return nil
  }

  /// How many rows from (`x`, `y`) on differ over the whole width, if those are a caret.
  ///
  /// A row that differs in part ends the caret, which is then none unless that part is its last column alone.
  private func height(at x: Int, _ y: Int, in pair: PixelPair) -> Int? {
    guard x + width <= pair.size.width else { return nil }
    var row = y
    while row < pair.size.height {
      let same = (0..<width).first { pair.first[x + $0, row] == pair.second[x + $0, row] }
      guard let same else {
        row += 1
        continue
      }
      // The line ends in the middle of a row.
      if same > 0 { return nil }
      break
    }
    return row - y > 1 ? row - y : nil
  }
}
