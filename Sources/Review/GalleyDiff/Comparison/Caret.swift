/// Finds a text caret that only one image shows, because carets blink. Follows the rules of looks-same.
///
/// A caret is a vertical line of the given width, at least two pixels high, whose pixels all differ. If there are
/// several, the topmost is used, and the leftmost of these.
struct Caret {
  /// The width of the caret, in pixels (usually the number of pixels per point).
  let width: Int

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

  /// The caret ends at the first row with an identical pixel. If the first column of that row differs, the shape is not
  /// a caret.
  private func height(at x: Int, _ y: Int, in pair: PixelPair) -> Int? {
    guard x + width <= pair.size.width else { return nil }
    var row = y
    while row < pair.size.height {
      let same = (0..<width).first { pair.first[x + $0, row] == pair.second[x + $0, row] }
      guard let same else {
        row += 1
        continue
      }
      if same > 0 { return nil }
      break
    }
    return row - y > 1 ? row - y : nil
  }
}
