/// The cross-reference table (ISO 32000-1, 7.5.4).
struct CrossReferences {
  /// The offset of each object in bytes, starting with object 1. An object that was not written has the value
  /// ``notWritten``.
  var offsets: [Int] = []

  static let notWritten = -1

  var written: [PDFFragment.Object] {
    offsets.enumerated().compactMap { index, offset in
      offset == Self.notWritten ? nil : PDFFragment.Object(number: index + 1, offset: offset)
    }
  }

  func put(
    _ roots: PDFFragment.Roots, at start: Int, to out: ByteBuffer, _ passOn: () throws(PDFError) -> Void
  ) throws(PDFError) {
    out.put("xref\n0 ")
    out.put(offsets.count + 1)
    out.put("\n0000000000 65535 f \n")
    for offset in offsets {
      out.putPadded(max(offset, 0))
      out.put(" 00000 n \n")
      try passOn()
    }
    out.put("trailer\n<</Size ")
    out.put(offsets.count + 1)
    out.put("/Root ")
    out.put(roots.catalog)
    out.put(" 0 R/Info ")
    out.put(roots.information)
    out.put(" 0 R>>\nstartxref\n")
    out.put(start)
    out.put("\n%%EOF\n")
  }
}

extension ByteBuffer {
  fileprivate func putPadded(_ number: Int) {
    let digits = String(number)
    for _ in digits.utf8.count..<10 { put(UInt8(ascii: "0")) }
    put(digits)
  }
}
