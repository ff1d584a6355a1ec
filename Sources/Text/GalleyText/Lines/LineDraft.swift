struct LineDraft {
  var text: String
  var bytes: Range<Int>
  var width: Double
  var ascent: Double
  var descent: Double
  var runs: [TextLayout.PlacedRun]
  var isTruncated: Bool
  var unknown: [UInt32] = []
}

extension LineDraft {
  func over(_ bytes: Range<Int>) -> LineDraft {
    var line = self
    line.bytes = bytes
    return line
  }
}
