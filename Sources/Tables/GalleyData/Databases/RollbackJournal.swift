/// The file `NAME-journal`, which remains if a program was terminated during a transaction. It contains the original
/// pages (section 3 of SQLite's file format documentation).
struct RollbackJournal {
  private let bytes: [UInt8]

  private static let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
  private static let headerSize = 28

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Section {
    let recordCount: Int
    let nonce: UInt32
    let pageCount: Int
    let sectorSize: Int
    let pageSize: Int
  }

  func undo(in database: inout [UInt8]) throws(DataFault) {
    guard let first = section(at: 0) else { return }
    // If a transaction changed several databases, another file determines whether it was finished.
    guard bytes.suffix(8) != Self.magic[...] else {
      throw .database("a transaction over several databases is unfinished; open the database once with SQLite")
    }
    let size = first.pageCount * first.pageSize
    guard size <= database.count + bytes.count + (64 << 20) else {
      throw .database("its rollback journal belongs to another database")
    }
    database.resize(to: max(size, database.count))
    var place = 0
    while let section = section(at: place), section.pageSize == first.pageSize {
      place += section.sectorSize
      for _ in 0..<section.recordCount {
        guard restore(from: place, section, in: &database) else { return database.resize(to: size) }
        place += section.pageSize + 8
      }
      place = (place + section.sectorSize - 1) / section.sectorSize * section.sectorSize
    }
    database.resize(to: size)
  }

  private func section(at place: Int) -> Section? {
    guard place + Self.headerSize <= bytes.count, bytes[place..<place + 8] == Self.magic[...] else { return nil }
    let (sector, page) = (Int(bytes.number(at: place + 20)), Int(bytes.number(at: place + 24)))
    guard 32...65_536 ~= sector, sector & (sector - 1) == 0, 512...65_536 ~= page, page & (page - 1) == 0 else {
      return nil
    }
    let written = bytes.number(at: place + 8)
    let rest = (bytes.count - place - sector) / (page + 8)
    return Section(
      recordCount: written == .max ? max(rest, 0) : Int(written), nonce: bytes.number(at: place + 12),
      pageCount: Int(bytes.number(at: place + 16)), sectorSize: sector, pageSize: page)
  }

  /// Restores a page. Returns false if its record is incomplete.
  private func restore(from place: Int, _ section: Section, in database: inout [UInt8]) -> Bool {
    let size = section.pageSize
    guard place + size + 8 <= bytes.count else { return false }
    let number = Int(bytes.number(at: place))
    let page = bytes[place + 4..<place + 4 + size]
    // The checksum includes every 200th byte, counted from the end.
    let sum = stride(from: size - 200, to: 0, by: -200).reduce(section.nonce) { sum, offset in
      sum &+ UInt32(page[page.startIndex + offset])
    }
    guard number > 0, sum == bytes.number(at: place + 4 + size) else { return false }
    // The page with SQLite's lock bytes contains no data.
    guard number != (1 << 30) / size + 1, number * size <= database.count else { return true }
    database.replaceSubrange((number - 1) * size..<number * size, with: page)
    return true
  }
}
