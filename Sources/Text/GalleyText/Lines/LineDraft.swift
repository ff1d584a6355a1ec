/// A line that is shaped but has no place yet.
struct LineDraft {
  var text: String
  /// Where the line's text lies in its paragraph, in UTF-8 bytes.
  var bytes: Range<Int>
  /// How far the pen moves, in points.
  var width: Double
  /// How far the line reaches above its baseline, in points.
  var ascent: Double
  /// How far the line reaches below its baseline, in points.
  var descent: Double
  var runs: [TextLayout.PlacedRun]
  var isTruncated: Bool
  var unknown: [UInt32] = []
}

extension LineDraft {
  /// The same line for other bytes of its paragraph.
  func over(_ bytes: Range<Int>) -> LineDraft {
    var line = self
    line.bytes = bytes
    return line
  }
}
