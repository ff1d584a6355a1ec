import CDeflate
import CSQLite
import CZstd

/// Sample files in third-party formats.
enum Samples {
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    return [UInt8](unsafeUninitializedCapacity: bytes.count + 200) { buffer, count in
      count = libdeflate_gzip_compress(compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
  }

  static func zstandard(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: ZSTD_compressBound(bytes.count)) { buffer, count in
      count = ZSTD_compress(buffer.baseAddress, buffer.count, bytes, bytes.count, 3)
    }
  }

  /// Returns the database that `statements` create.
  static func database(_ statements: String) -> [UInt8] {
    var handle: OpaquePointer?
    sqlite3_open(":memory:", &handle)
    defer { sqlite3_close(handle) }
    sqlite3_exec(handle, statements, nil, nil, nil)
    var size: sqlite3_int64 = 0
    guard let memory = sqlite3_serialize(handle, "main", &size, 0) else { return [] }
    defer { sqlite3_free(memory) }
    return Array(UnsafeBufferPointer(start: memory, count: Int(size)))
  }

  /// Returns a zip archive whose files are not compressed.
  static func zip(_ files: [(name: String, text: String)]) -> [UInt8] {
    var (bytes, list): ([UInt8], [UInt8]) = ([], [])
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    for (name, text) in files {
      let (name, content) = (Array(name.utf8), Array(text.utf8))
      let checksum = Int(libdeflate_crc32(0, content, content.count))
      let facts = number(0, 8) + number(checksum, 4) + number(content.count, 4) + number(content.count, 4)
      let offset = bytes.count
      bytes += number(0x0403_4B50, 4) + number(20, 2) + facts + number(name.count, 2) + number(0, 2) + name + content
      list += number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + facts + number(name.count, 2) + number(0, 12)
      list += number(offset, 4) + name
    }
    let end = number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
    return bytes + list + end + number(list.count, 4) + number(bytes.count, 4) + number(0, 2)
  }

  /// Returns a workbook with one sheet of these XML rows.
  static func workbook(_ rows: String, strings: [String] = []) -> [UInt8] {
    let relation =
      "<Relationship Id=\"r1\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"r2\" Target=\"/xl/worksheets/sheet2.xml\"/>"
    let formats = "<numFmts><numFmt numFmtId=\"170\" formatCode=\"dd\\.mm\\.yyyy hh:mm\"/></numFmts>"
    let styles = [0, 14, 170, 10, 46].map { "<xf numFmtId=\"\($0)\"/>" }.joined()
    return zip([
      (
        "xl/workbook.xml",
        "<workbook xmlns:r=\"r\"><sheets><sheet name=\"Data\" r:id=\"r1\"/><sheet name=\"Notes\" r:id=\"r2\"/></sheets></workbook>"
      ),
      ("xl/_rels/workbook.xml.rels", "<Relationships>\(relation)</Relationships>"),
      ("xl/sharedStrings.xml", "<sst>" + strings.map { "<si>\($0)</si>" }.joined() + "</sst>"),
      ("xl/styles.xml", "<styleSheet>\(formats)<cellXfs>\(styles)</cellXfs></styleSheet>"),
      ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(rows)</sheetData></worksheet>"),
      ("xl/worksheets/sheet2.xml", "<worksheet><sheetData/></worksheet>"),
    ])
  }
}
