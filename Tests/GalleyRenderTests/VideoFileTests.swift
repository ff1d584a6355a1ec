import Testing

@testable import GalleyRender

@Suite("Detecting incomplete video files")
struct VideoFileTests {
  /// The smallest possible MP4 with one sample.
  static let mp4: [UInt8] = {
    let media: [UInt8] = [1, 2, 3, 4, 5]
    let sizes = box("stsz", number(0) + number(0) + number(1) + number(5))
    let chunks = box("stco", number(0) + number(1) + number(8 + 4 + 8))
    let table = box("stbl", sizes + chunks)
    return box("ftyp", Array("isom".utf8)) + box("mdat", media)
      + box("moov", box("trak", box("mdia", box("minf", table))))
  }()

  /// A WebM file with one cluster, one block and an index.
  static let webm: [UInt8] = {
    let cluster = element([0x1F, 0x43, 0xB6, 0x75], element([0xA3], [0x81, 0, 0, 0x80, 1, 2, 3]))
    let cues = element([0x1C, 0x53, 0xBB, 0x6B], element([0xBB], [1]))
    return element([0x1A, 0x45, 0xDF, 0xA3], [0x42, 0x86, 0x81, 1])
      + element([0x18, 0x53, 0x80, 0x67], element([0xEC], [0, 0]) + cluster + cues)
  }()

  private static func number(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) } }

  private static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8) + Array(kind.utf8) + content
  }

  private static func element(_ id: [UInt8], _ content: [UInt8]) -> [UInt8] {
    id + [0x10] + number(content.count).dropFirst() + content
  }

  @Test("A whole video file is complete, and a truncated one is incomplete", arguments: [("mp4", mp4), ("webm", webm)])
  func beginnings(kind: String, bytes: [UInt8]) {
    #expect(VideoFile(bytes).isWhole(kind))
    for count in bytes.indices { #expect(!VideoFile(Array(bytes[..<count])).isWhole(kind), "\(count) bytes") }
    #expect(!VideoFile(bytes + [0]).isWhole(kind))
  }

  @Test("Impossible sizes in a video file are rejected without a crash", arguments: [("mp4", mp4), ("webm", webm)])
  func hostile(kind: String, bytes: [UInt8]) {
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = value
        _ = VideoFile(changed).isWhole(kind)
      }
      var changed = bytes
      for byte in changed.indices[index...].prefix(8) { changed[byte] = 0xFF }
      _ = VideoFile(changed).isWhole(kind)
    }
  }

  @Test(
    "If the data offset in a video file is wrong or missing, the file is incomplete",
    arguments: [8 + 4 + 8 + 5, 3, 1 << 30])
  func misplaced(offset: Int) {
    var bytes = Self.mp4
    bytes.replaceSubrange(bytes.count - 4..<bytes.count, with: Self.number(offset))
    #expect(!VideoFile(bytes).isWhole("mp4"))
  }
}
