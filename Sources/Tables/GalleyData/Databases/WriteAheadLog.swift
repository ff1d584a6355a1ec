/// The file `NAME-wal` with the latest transactions (section 4 of SQLite's file format documentation).
struct WriteAheadLog {
  private let bytes: [UInt8]
  private let pageSize: Int
  /// The offset of the last committed frame of each page.
  private var pages: [Int: Int] = [:]
  private var pageCount: Int?

  private static let (headerSize, frameHeaderSize) = (32, 24)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= Self.headerSize, bytes.number(at: 0) & ~1 == 0x377F_0682 else {
      pageSize = 0
      return
    }
    pageSize = Int(bytes.number(at: 8))
    var sum = PageSum(isBigEndian: bytes.number(at: 0) & 1 == 1)
    sum.add(bytes[..<24])
    guard 512...65_536 ~= pageSize, pageSize & (pageSize - 1) == 0, sum.isWritten(in: bytes, at: 24) else { return }
    readFrames(sum)
  }

  private mutating func readFrames(_ start: PageSum) {
    var sum = start
    var place = Self.headerSize
    var open: [Int: Int] = [:]
    while place + Self.frameHeaderSize + pageSize <= bytes.count {
      let page = place + Self.frameHeaderSize
      let number = Int(bytes.number(at: place))
      sum.add(bytes[place..<place + 8])
      sum.add(bytes[page..<page + pageSize])
      // The frames of an earlier use of the log have different salt values.
      guard number > 0, bytes[place + 8..<place + 16] == bytes[16..<24], sum.isWritten(in: bytes, at: place + 16)
      else { return }
      open[number] = page
      let count = Int(bytes.number(at: place + 4))
      if count > 0 {
        pages.merge(open) { _, new in new }
        (open, pageCount) = ([:], count)
      }
      place = page + pageSize
    }
  }

  func apply(to database: inout [UInt8]) throws(DataFault) {
    guard let pageCount else { return }
    let size = pageCount * pageSize
    // A transaction does not add more pages than both files together can contain. If the size is larger, the log
    // belongs to a different database.
    guard size <= database.count + bytes.count + (64 << 20) else {
      throw .database("its write-ahead log belongs to another database")
    }
    database.resize(to: size)
    for (number, place) in pages where number <= pageCount {
      database.replaceSubrange((number - 1) * pageSize..<number * pageSize, with: bytes[place..<place + pageSize])
    }
  }
}

private struct PageSum {
  let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      for place in stride(from: 0, to: buffer.count & ~7, by: 8) {
        let words = (
          buffer.loadUnaligned(fromByteOffset: place, as: UInt32.self),
          buffer.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
        )
        first &+= (isBigEndian ? UInt32(bigEndian: words.0) : UInt32(littleEndian: words.0)) &+ second
        second &+= (isBigEndian ? UInt32(bigEndian: words.1) : UInt32(littleEndian: words.1)) &+ first
      }
    }
  }

  func isWritten(in bytes: [UInt8], at place: Int) -> Bool {
    bytes.number(at: place) == first && bytes.number(at: place + 4) == second
  }
}

extension [UInt8] {
  func number(at place: Int) -> UInt32 {
    guard place + 4 <= count else { return 0 }
    return self[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func resize(to size: Int) {
    if size < count { removeLast(count - size) } else { append(contentsOf: repeatElement(0, count: size - count)) }
  }
}
