/// A ToUnicode map, which allows text to be searched and copied (ISO 32000-1, 9.10.3).
struct CharacterMap {
  private let entries: [(code: UInt16, text: String)]

  init(_ entries: [(UInt16, String)]) {
    self.entries = entries.map { (code: $0.0, text: $0.1) }
  }

  /// The maximum length of a glyph's text, in UTF-16 units. MuPDF prints a warning and ignores longer text.
  static let textLimit = 8
  private static let blockLimit = 100

  func write(to objects: PDFObjects, codeBytes: Int = 2) throws(PDFError) -> PDFObjects.Reference {
    let out = ByteBuffer()
    out.put("/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n")
    out.put("/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def\n")
    out.put("/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n")
    out.put(codeBytes == 2 ? "<0000><FFFF>\n" : "<00><FF>\n")
    out.put("endcodespacerange\n")
    for start in stride(from: 0, to: entries.count, by: CharacterMap.blockLimit) {
      let block = entries[start..<min(start + CharacterMap.blockLimit, entries.count)]
      out.put(block.count)
      out.put(" beginbfchar\n")
      for entry in block {
        out.put("<")
        if codeBytes == 2 { out.putHexadecimal(entry.code) } else { out.putHexadecimal(UInt8(entry.code & 255)) }
        out.put("><")
        for unit in CharacterMap.start(of: entry.text) { out.putHexadecimal(unit) }
        out.put(">\n")
      }
      out.put("endbfchar\n")
    }
    out.put("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend")
    let reference = objects.reserve()
    try objects.writeStream(reference, out.bytes)
    return reference
  }

  /// Returns the text, or only its first character if the text is too long. Pages use ActualText for such text.
  private static func start(of text: String) -> [UInt16] {
    let units = Array(text.utf16)
    return units.count <= textLimit ? units : Array(String(text.unicodeScalars.prefix(1)).utf16)
  }
}
