/// Reads the symbols of 64-bit little-endian ELF files, according to the System V ABI: "ELF Header", "Section Header"
/// and "Symbol Table".
struct ELFSymbols {
  private(set) var defined: [String] = []
  private(set) var needed: [String] = []

  init?(_ bytes: [UInt8]) {
    let read = bytes.withUnsafeBytes { self.read(ELFBytes($0)) }
    guard read else { return nil }
  }

  private mutating func read(_ bytes: ELFBytes) -> Bool {
    guard bytes.number(at: 0, UInt32.self) == 0x464C_457F, bytes.number(at: 4, UInt8.self) == 2,
      bytes.number(at: 5, UInt8.self) == 1, let sections = bytes.sections
    else { return false }
    for section in sections where section.kind == ELFBytes.Section.symbols {
      guard sections.indices.contains(section.link), read(section, sections[section.link], bytes) else { return false }
    }
    return true
  }

  private mutating func read(_ table: ELFBytes.Section, _ texts: ELFBytes.Section, _ bytes: ELFBytes) -> Bool {
    for offset in stride(from: table.offset, to: table.offset + table.size, by: ELFBytes.symbolSize) {
      guard let name = bytes.number(at: offset, UInt32.self), let info = bytes.number(at: offset + 4, UInt8.self),
        let section = bytes.number(at: offset + 6, UInt16.self)
      else { return false }
      // Local symbols are not visible to other files, and the first symbol is reserved.
      guard info >> 4 != 0, name != 0 else { continue }
      guard let text = bytes.text(at: texts.offset + Int(name), end: texts.offset + texts.size) else { return false }
      if section == 0 { needed.append(text) } else { defined.append(text) }
    }
    return true
  }
}

struct ELFBytes {
  static let symbolSize = 24
  private static let sectionSize = 64

  struct Section {
    static let symbols: UInt32 = 2

    let kind: UInt32
    let offset: Int
    let size: Int
    /// For a symbol table, the index of its string table.
    let link: Int
  }

  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int, _ kind: Number.Type) -> Number? {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return nil }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: kind))
  }

  private func length(at offset: Int) -> Int? {
    number(at: offset, UInt64.self).flatMap { Int(exactly: $0) }.flatMap { $0 <= bytes.count ? $0 : nil }
  }

  func text(at offset: Int, end: Int) -> String? {
    guard offset >= 0, offset < end, end <= bytes.count else { return nil }
    let text = bytes[offset..<end]
    guard let zero = text.firstIndex(of: 0) else { return nil }
    return String(decoding: text[..<zero], as: UTF8.self)
  }

  /// The sections of the file. If their number does not fit into the header, it is stored as the size of the first
  /// section.
  var sections: [Section]? {
    guard let start = length(at: 0x28), start > 0, let written = number(at: 0x3C, UInt16.self) else { return nil }
    guard let count = written == 0 ? length(at: start + 32) : Int(written), count <= bytes.count / Self.sectionSize
    else { return nil }
    var sections: [Section] = []
    for index in 0..<count {
      let place = start + index * Self.sectionSize
      guard let kind = number(at: place + 4, UInt32.self), let link = number(at: place + 40, UInt32.self)
      else { return nil }
      // A section that has no data in the file, such as `.bss`, may have any length.
      let (offset, size) = (length(at: place + 24), length(at: place + 32))
      guard kind != Section.symbols || (offset ?? bytes.count) + (size ?? bytes.count) <= bytes.count else {
        return nil
      }
      sections.append(Section(kind: kind, offset: offset ?? 0, size: size ?? 0, link: Int(link)))
    }
    return sections
  }
}
