import GalleyGeometry

struct LinkWriter {
  let height: Double

  func put(_ links: [PDFPage.Link], to out: ByteBuffer) {
    let links = links.filter { link in
      if case .address(let address) = link.target { WebAddress.isSafe(address) } else { true }
    }
    guard !links.isEmpty else { return }
    out.put("/Annots[")
    for link in links {
      out.put("<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[")
      out.put(link.area.minX, height - link.area.maxY)
      out.put(link.area.maxX, height - link.area.minY)
      switch link.target {
      case .address(let address):
        out.put("]/A<</S/URI/URI")
        out.putBytes(LinkWriter.escaped(address))
        out.put(">>>>")
      case .destination(let name):
        out.put("]/Dest")
        out.putBytes(name.utf8)
        out.put(">>")
      }
    }
    out.put("]")
  }

  /// Returns the address as ASCII (ISO 32000-1, 12.6.4.7), with other bytes escaped as in RFC 3986.
  private static func escaped(_ address: String) -> [UInt8] {
    address.utf8.flatMap { byte -> [UInt8] in
      if byte > 0x20, byte < 0x7F { return [byte] }
      let digits = Array("0123456789ABCDEF".utf8)
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
