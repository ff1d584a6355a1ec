import GalleyData
import GalleyFiles

struct ImportText {
  private let source: ImportSource
  private var encoding: TextEncoding?
  private var isBigEndian = false
  private var mended: [UInt8]?
  private(set) var sample: [UInt8] = []

  init(_ source: ImportSource, _ encoding: TextEncoding?) {
    self.source = source
    self.encoding = encoding
    readSample()
  }

  private mutating func readSample() {
    let start = mended.map { Array($0.prefix(FileNature.sampleSize)) } ?? source.start
    let decoded = try? DecodedStream.stream(
      FileStream(start), mended == nil ? encoding : .utf8, isBigEndian: isBigEndian)
    sample = decoded.flatMap { try? Self.bytes(of: $0) } ?? start
    if sample.starts(with: [0xEF, 0xBB, 0xBF]) { sample.removeFirst(3) }
  }

  var isAll: Bool { source.isAll }

  var size: Int? { source.bytes?.count ?? source.size }

  var sampleLines: [[UInt8]] {
    let lines = sample.split(separator: 0x0A, omittingEmptySubsequences: true)
      .map { Array($0.last == 0x0D ? $0.dropLast() : $0) }
    return Array((isAll ? lines : lines.dropLast()).prefix(200))
  }

  var isListOfLists: Bool {
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return sample.lazy.filter { !spaces.contains($0) }.prefix(2).elementsEqual(Array("[[".utf8))
  }

  func stream() throws(SceneError.Kind) -> FileStream {
    if let mended { return FileStream(mended) }
    let bytes = try source.stream()
    do throws(FileProblem) { return try DecodedStream.stream(bytes, encoding, isBigEndian: isBigEndian) } catch {
      throw .file(.unreadableFile(path: "", error, nearest: nil))
    }
  }

  func bytes() throws(SceneError.Kind) -> [UInt8] {
    let stream = try stream()
    do throws(FileProblem) {
      var bytes = try Self.bytes(of: stream)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      return bytes
    } catch {
      throw .file(.unreadableFile(path: "", error, nearest: nil))
    }
  }

  private static func bytes(of stream: FileStream) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let outcome = portion.withUnsafeMutableBytes { buffer in
        Result { () throws(FileProblem) in try stream.read(into: buffer) }
      }
      let count = try outcome.get()
      if count == 0 { return bytes }
      bytes += portion[..<count]
      guard bytes.count <= Unpacking.limit else { throw .tooLarge(bytes: bytes.count, limit: Unpacking.limit) }
    }
  }

  // MARK: Encodings

  mutating func findEncoding() throws(SceneError.Kind) -> ImportNote? {
    let bytes = try source.all()
    let (finding, line) = bytes.withUnsafeBufferPointer { (EncodingTest.finding($0), Self.firstBadLine($0)) }
    defer { readSample() }
    switch finding {
    case .utf8: return nil
    case .utf16(let isBigEndian):
      encoding = .utf16
      self.isBigEndian = isBigEndian
      return .encoding(.utf16, line: nil)
    case .western:
      switch bytes.withUnsafeBufferPointer(CodePageGuess.finding) {
      case .page(let found):
        encoding = found
        return .encoding(found, line: line)
      case .open(let readings): throw .table(.fault(.unclearEncoding(readings, line: line)))
      }
    case .mixed(let strays):
      mended = bytes.withUnsafeBufferPointer(Self.mended)
      return .strayBytes(strays, line: line)
    }
  }

  private static func firstBadLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress, let place = UTF8Scan.firstInvalid(in: base, from: 0, to: bytes.count) else {
      return nil
    }
    return bytes[..<place].count { $0 == 0x0A } + 1
  }

  private static func mended(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var mended: [UInt8] = []
    mended.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        mended.append(bytes[index])
        index += 1
      } else if let length = EncodingTest.length(of: bytes, at: index) {
        mended += bytes[index..<(index + length)]
        index += length
      } else {
        let byte = bytes[index]
        let code = byte < 0xA0 ? TextEncoding.windowsMiddle[Int(byte) - 0x80] : UInt16(byte)
        mended += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
        index += 1
      }
    }
    return mended
  }
}
