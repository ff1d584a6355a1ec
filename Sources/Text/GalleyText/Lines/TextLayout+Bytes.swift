import GalleyPicture

extension TextRequest {
  /// The memory that a request takes beside itself, in bytes.
  var heapBytes: Int {
    runs.heapBytes { $0.text.heapBytes + $0.font.family.heapBytes } + language.heapBytes
  }
}

extension TextLayout {
  /// The memory that a layout takes beside itself, in bytes.
  var heapBytes: Int {
    lines.heapBytes { line in line.text.heapBytes + line.runs.heapBytes { $0.run.heapBytes } }
      + problems.heapBytes { _ in 0 }
  }
}

extension GlyphRun {
  fileprivate var heapBytes: Int {
    glyphs.heapBytes { _ in 0 } + clusters.heapBytes { _ in 0 } + text.heapBytes
  }
}

extension Array {
  /// What precedes the elements of an array in memory, and what an allocation takes more than was asked for.
  private static var header: Int { 48 }

  fileprivate func heapBytes(_ element: (Element) -> Int) -> Int {
    if isEmpty { return 0 }
    return reduce(Self.header + capacity * MemoryLayout<Element>.stride) { $0 + element($1) }
  }
}

extension String {
  /// Strings of up to 15 bytes lie in themselves; others have a header of 32.
  fileprivate var heapBytes: Int { utf8.count <= 15 ? 0 : utf8.count + 48 }
}
