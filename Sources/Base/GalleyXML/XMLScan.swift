import CExpat

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Scans an XML document with Expat. Entities that the document declares are not expanded. Expat itself rejects
/// entities that expand excessively.
package final class XMLScan {
  package var start: (_ name: String, _ attributes: XMLAttributes) -> Void = { _, _ in }
  package var end: (_ name: String) -> Void = { _ in }
  package var text: (_ piece: UnsafeBufferPointer<UInt8>) -> Void = { _ in }
  private let parser: XML_Parser?

  package struct Fault: Error, Hashable {
    package let line: Int
    package let remark: String
  }

  package init(encoding: String? = nil) { parser = XML_ParserCreate(encoding) }

  deinit { if let parser { XML_ParserFree(parser) } }

  package var line: Int { parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0 }

  package func read(_ bytes: [UInt8]) throws(Fault) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Fault) in try read(UnsafeRawBufferPointer(bytes)) }
  }

  package func read(_ bytes: UnsafeRawBufferPointer) throws(Fault) {
    guard let parser else { throw Fault(line: 0, remark: "out of memory") }
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
    try feed(bytes, to: parser)
  }

  private func feed(_ bytes: UnsafeRawBufferPointer, to parser: XML_Parser) throws(Fault) {
    var start = 0
    repeat {
      let count = min(1 << 20, bytes.count - start)
      let isLast = start + count == bytes.count
      let piece = bytes.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
      guard XML_Parse(parser, piece, Int32(count), isLast ? 1 : 0) == XML_STATUS_OK else {
        let remark = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "broken"
        throw Fault(line: line, remark: remark)
      }
      start += count
    } while start < bytes.count
  }

  private static func of(_ data: UnsafeMutableRawPointer) -> XMLScan {
    Unmanaged<XMLScan>.fromOpaque(data).takeUnretainedValue()
  }

  private static func local(_ name: UnsafePointer<CChar>) -> String { String(cString: XMLAttributes.local(name)) }
}

/// The attributes of an element. They are read from Expat's list on demand, because sheets contain millions of
/// elements.
package struct XMLAttributes {
  /// The names and values of the attributes, alternating. Valid only during the call of ``XMLScan/start``.
  fileprivate let list: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  package subscript(name: String) -> String? {
    guard let list else { return nil }
    var index = 0
    while let own = list[index], let value = list[index + 1] {
      if strcmp(Self.local(own), name) == 0 { return String(cString: value) }
      index += 2
    }
    return nil
  }

  package var all: [String: String] {
    var all: [String: String] = [:]
    var index = 0
    while let name = list?[index], let value = list?[index + 1] {
      all[String(cString: name)] = String(cString: value)
      index += 2
    }
    return all
  }

  fileprivate static func local(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    strrchr(name, Int32(UInt8(ascii: ":"))).map { UnsafePointer($0 + 1) } ?? name
  }
}
