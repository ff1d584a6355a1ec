import GalleyFiles

/// Checks that a video file is complete. ffmpeg exits with 0 even if the disk was full when it wrote the end of the
/// file. Players then find no index.
struct VideoFile {
  let size: Int
  let read: (_ offset: Int, _ count: Int) -> [UInt8]?

  init(size: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) {
    self.size = size
    self.read = read
  }

  init(_ bytes: [UInt8]) {
    self.init(size: bytes.count) { offset, count in
      guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
      return Array(bytes[offset..<offset + count])
    }
  }

  func isWhole(_ fileExtension: String) -> Bool {
    switch fileExtension {
    case "mp4": MP4Index(self).isWhole
    case "webm": MatroskaIndex(self).isWhole
    default: true
    }
  }

  func number(at offset: Int, _ count: Int) -> Int? {
    guard let bytes = read(offset, count) else { return nil }
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}

private struct MP4Index {
  private let file: VideoFile

  private struct Box {
    let kind: String
    let content: Range<Int>
  }

  private static let sampleLimit = 1 << 24

  init(_ file: VideoFile) { self.file = file }

  /// Whether the boxes (ISO/IEC 14496-12) fill the file exactly, and the index locates every sample inside the data.
  var isWhole: Bool {
    guard let boxes = boxes(in: 0..<file.size), boxes.first?.kind == "ftyp",
      let movie = boxes.first(where: { $0.kind == "moov" })
    else { return false }
    let data = boxes.filter { $0.kind == "mdat" }.map(\.content)
    guard let tracks = self.boxes(in: movie.content)?.filter({ $0.kind == "trak" }), !tracks.isEmpty else {
      return false
    }
    return tracks.allSatisfy { isWhole(track: $0, data) }
  }

  private func isWhole(track: Box, _ data: [Range<Int>]) -> Bool {
    var place: Box? = track
    for kind in ["mdia", "minf", "stbl"] {
      place = place.flatMap { boxes(in: $0.content) }?.first { $0.kind == kind }
    }
    guard let table = place.flatMap({ boxes(in: $0.content) }),
      let sizes = table.first(where: { $0.kind == "stsz" }), let bytes = byteCount(ofSamples: sizes), bytes > 0,
      let chunks = table.first(where: { ["stco", "co64"].contains($0.kind) }),
      let starts = starts(ofChunks: chunks), !starts.isEmpty
    else { return false }
    return bytes <= data.reduce(0) { $0 + $1.count } && starts.allSatisfy { start in data.contains { $0 ~= start } }
  }

  private func byteCount(ofSamples box: Box) -> Int? {
    let start = box.content.lowerBound
    guard let size = file.number(at: start + 4, 4), let count = file.number(at: start + 8, 4),
      count <= Self.sampleLimit
    else { return nil }
    if size > 0 { return size * count }
    guard box.content.count >= 12 + count * 4, let bytes = file.read(start + 12, count * 4) else { return nil }
    return stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, index in
      sum + bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func starts(ofChunks box: Box) -> [Int]? {
    let width = box.kind == "stco" ? 4 : 8
    let start = box.content.lowerBound
    guard let count = file.number(at: start + 4, 4), count <= Self.sampleLimit,
      box.content.count >= 8 + count * width
    else { return nil }
    var starts: [Int] = []
    for index in 0..<count {
      guard let offset = file.number(at: start + 8 + index * width, width) else { return nil }
      starts.append(offset)
    }
    return starts
  }

  private func boxes(in range: Range<Int>) -> [Box]? {
    var boxes: [Box] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard let name = file.read(place + 4, 4), var size = file.number(at: place, 4) else { return nil }
      var header = 8
      if size == 1 {
        guard let large = file.number(at: place + 8, 8) else { return nil }
        (size, header) = (large, 16)
      }
      // A size of 0 means "up to the end of the file". ffmpeg writes this at first and replaces it when it finishes.
      guard size >= header, size <= range.upperBound - place else { return nil }
      boxes.append(Box(kind: String(decoding: name, as: UTF8.self), content: place + header..<place + size))
      place += size
    }
    return boxes
  }
}

private struct MatroskaIndex {
  private let file: VideoFile

  private struct Element {
    let id: Int
    let content: Range<Int>
  }

  private static let (header, segment, cues, cluster) = (0x1A45_DFA3, 0x1853_8067, 0x1C53_BB6B, 0x1F43_B675)

  init(_ file: VideoFile) { self.file = file }

  /// Whether the elements (Matroska, RFC 9559) fill the file exactly, and its single segment has clusters and an index.
  var isWhole: Bool {
    guard let top = elements(in: 0..<file.size), top.map(\.id) == [Self.header, Self.segment],
      let parts = elements(in: top[1].content), parts.contains(where: { $0.id == Self.cues })
    else { return false }
    let clusters = parts.filter { $0.id == Self.cluster }
    return !clusters.isEmpty && clusters.allSatisfy { elements(in: $0.content)?.isEmpty == false }
  }

  private func elements(in range: Range<Int>) -> [Element]? {
    var elements: [Element] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard let id = variable(at: place, keepsMarker: true), id.length <= 4,
        let size = variable(at: place + id.length, keepsMarker: false)
      else { return nil }
      let start = place + id.length + size.length
      // If all bits are set, the size is unknown. ffmpeg writes this at first and replaces it when it finishes.
      guard size.value != 1 << (7 * size.length) - 1, start <= range.upperBound,
        size.value <= range.upperBound - start
      else { return nil }
      elements.append(Element(id: id.value, content: start..<start + size.value))
      place = start + size.value
    }
    return elements
  }

  private func variable(at place: Int, keepsMarker: Bool) -> (value: Int, length: Int)? {
    guard let first = file.read(place, 1)?.first, first != 0 else { return nil }
    let length = first.leadingZeroBitCount + 1
    guard let value = file.number(at: place, length) else { return nil }
    return (keepsMarker ? value : value & (1 << (7 * length) - 1), length)
  }
}
