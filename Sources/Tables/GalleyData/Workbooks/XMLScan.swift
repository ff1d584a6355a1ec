import CExpat

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Hands the elements of an XML text to a reader, with expat.
///
/// Entities of a document's own are not expanded: expat itself refuses those that grow beyond measure.
final class XMLScan {
  /// What is called for an element's start: its name without a prefix, and its attributes.
  var start: (_ name: String, _ attributes: XMLAttributes) -> Void = { _, _ in }
  var end: (_ name: String) -> Void = { _ in }
  var text: (_ piece: UnsafeBufferPointer<UInt8>) -> Void = { _ in }

  /// Reads `bytes`, which `part` of a workbook holds.
  func read(_ bytes: [UInt8], part: String) throws(DataFault) {
    guard let parser = XML_ParserCreate(nil) else { throw .badSheet(part: part, line: 0, remark: "out of memory") }
    defer { XML_ParserFree(parser) }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name else { return }
        XMLScan.of(data).start(XMLScan.local(name), XMLAttributes(list: attributes))
      },
      { data, name in
        guard let data, let name else { return }
        XMLScan.of(data).end(XMLScan.local(name))
      })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let data, let text else { return }
      text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        XMLScan.of(data).text(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
    try feed(bytes, to: parser, part)
  }

  private func feed(_ bytes: [UInt8], to parser: XML_Parser, _ part: String) throws(DataFault) {
    var start = 0
    repeat {
      let count = min(1 << 20, bytes.count - start)
      let isLast = start + count == bytes.count
      let status = bytes.withUnsafeBytes { buffer in
        XML_Parse(
          parser, buffer.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }, Int32(count),
          isLast ? 1 : 0)
      }
      guard status == XML_STATUS_OK else {
        let remark = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "broken"
        throw .badSheet(part: part, line: Int(XML_GetCurrentLineNumber(parser)), remark: remark)
      }
      start += count
    } while start < bytes.count
  }

  private static func of(_ data: UnsafeMutableRawPointer) -> XMLScan {
    Unmanaged<XMLScan>.fromOpaque(data).takeUnretainedValue()
  }

  private static func local(_ name: UnsafePointer<CChar>) -> String { String(cString: XMLAttributes.local(name)) }
}

/// The attributes of an element, read from expat's list when they are asked for: sheets have millions of elements.
struct XMLAttributes {
  /// Names and values in turn; valid while the start of the element is handled.
  fileprivate let list: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  subscript(name: String) -> String? {
    guard let list else { return nil }
    var index = 0
    while let own = list[index], let value = list[index + 1] {
      if strcmp(Self.local(own), name) == 0 { return String(cString: value) }
      index += 2
    }
    return nil
  }

  fileprivate static func local(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    strrchr(name, Int32(UInt8(ascii: ":"))).map { UnsafePointer($0 + 1) } ?? name
  }
}
