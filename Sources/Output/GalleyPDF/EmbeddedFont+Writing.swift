import GalleyOpenType
import GalleyPaint
import GalleyPicture

extension EmbeddedFont {
  /// - Parameter subset: The font with only the used glyphs; nil if the font is unreadable.
  func write(_ subset: FontSubset?, to objects: PDFObjects) throws(PDFError) {
    guard let subset else { throw .paint(.unreadableFont(path: name)) }
    let codes = glyphs.map { (glyph: $0, code: program.code(of: $0)) }.sorted { $0.code < $1.code }
    let title = tag(codes.map(\.code)) + "+" + program.name
    let file = try writeProgram(subset, to: objects)
    let descriptor = try writeDescriptor(title, subset.outlines, file, to: objects)
    let meanings = try writeMeanings(codes, to: objects)
    let descendant = try objects.write { out in
      out.put("<</Type/Font/Subtype")
      out.put(subset.outlines == .compact ? "/CIDFontType0" : "/CIDFontType2")
      out.put("/BaseFont")
      out.putName(title)
      out.put("/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ")
      out.put(descriptor)
      if subset.outlines == .trueType { out.put("/CIDToGIDMap/Identity") }
      out.put("/DW 0/W[")
      putWidths(codes, to: out)
      out.put("]>>")
    }
    try objects.write(reference) { out in
      out.put("<</Type/Font/Subtype/Type0/BaseFont")
      out.putName(subset.outlines == .compact ? title + "-Identity-H" : title)
      out.put("/Encoding/Identity-H/DescendantFonts[")
      out.put(descendant)
      out.put("]/ToUnicode ")
      out.put(meanings)
      out.put(">>")
    }
  }

  private func writeProgram(_ subset: FontSubset, to objects: PDFObjects) throws(PDFError) -> PDFObjects.Reference {
    let file = objects.reserve()
    let outcome = subset.bytes.withUnsafeBytes { bytes in
      Result { () throws(PDFError) in
        try objects.writeStream(file, bytes) { out in
          if subset.outlines == .compact {
            out.put("/Subtype/CIDFontType0C")
          } else {
            out.put("/Length1 ")
            out.put(bytes.count)
          }
        }
      }
    }
    try outcome.get()
    return file
  }

  private func writeDescriptor(
    _ title: String, _ outlines: FontSubset.Outlines, _ file: PDFObjects.Reference, to objects: PDFObjects
  ) throws(PDFError) -> PDFObjects.Reference {
    let metrics = program.metrics
    return try objects.write { out in
      out.put("<</Type/FontDescriptor/FontName")
      out.putName(title)
      // The flag 4 means symbolic, and 64 means italic.
      out.put(metrics.italicAngle == 0 ? "/Flags 4" : "/Flags 68")
      out.put("/FontBBox[")
      for side in metrics.box { out.put(side) }
      out.put("]/ItalicAngle ")
      out.put(metrics.italicAngle)
      out.put("/Ascent ")
      out.put(metrics.ascent)
      out.put("/Descent ")
      out.put(metrics.descent)
      out.put("/CapHeight ")
      out.put(metrics.capitalHeight)
      // The entry is required, but readers ignore it if the font contains outlines.
      out.put("/StemV 80")
      out.put(outlines == .compact ? "/FontFile3 " : "/FontFile2 ")
      out.put(file)
      out.put(">>")
    }
  }

  private func putWidths(_ codes: [(glyph: UInt32, code: UInt16)], to out: ByteBuffer) {
    var next: Int?
    for (glyph, code) in codes {
      if Int(code) != next {
        if next != nil { out.put("]") }
        out.put(Int(code))
        out.put("[")
      }
      out.put(advance(glyph))
      next = Int(code) + 1
    }
    if next != nil { out.put("]") }
  }

  private func writeMeanings(
    _ codes: [(glyph: UInt32, code: UInt16)], to objects: PDFObjects
  ) throws(PDFError) -> PDFObjects.Reference {
    let entries = codes.compactMap { entry in meaning(of: entry.glyph).map { (entry.code, $0) } }
    return try CharacterMap(entries).write(to: objects)
  }

  /// Returns the prefix that identifies the subset (ISO 32000-1, 9.6.4). It depends only on the glyphs.
  private func tag(_ codes: [UInt16]) -> String {
    var digest = PictureDigest()
    digest.mix(codes.count)
    for code in codes { digest.mix(Int(code)) }
    let digits = digest.hexDigits.utf8.prefix(12).map { Int($0) }
    let letters = digits.chunked.map { pair in UInt8(ascii: "A") + UInt8((pair.0 * 31 + pair.1) % 26) }
    return String(decoding: letters, as: UTF8.self)
  }
}

extension Array {
  fileprivate var chunked: [(Element, Element)] {
    stride(from: 0, to: count - 1, by: 2).map { (self[$0], self[$0 + 1]) }
  }
}
