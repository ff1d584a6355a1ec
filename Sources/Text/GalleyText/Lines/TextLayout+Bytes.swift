import GalleyPicture

extension TextRequest {
  var heapBytes: Int {
    runs.heapBytes { $0.text.heapBytes + $0.font.family.heapBytes } + language.heapBytes
  }
}

extension TextLayout {
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
  private static var header: Int { 48 }

  fileprivate func heapBytes(_ element: (Element) -> Int) -> Int {
    if isEmpty { return 0 }
    return reduce(Self.header + capacity * MemoryLayout<Element>.stride) { $0 + element($1) }
  }
}

extension String {
  /// Strings of up to 15 bytes are stored inline. Others have a header of 32 bytes and the overhead of the allocation.
  fileprivate var heapBytes: Int { utf8.count <= 15 ? 0 : utf8.count + 48 }
}
