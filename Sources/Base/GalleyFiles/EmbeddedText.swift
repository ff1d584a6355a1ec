#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Text that consists of blocks separated by empty lines. The first line of a block is its name.
package struct EmbeddedText: Sendable {
  private var blocks: [String: Substring] = [:]

  /// Splits a null-terminated string into blocks. A block that begins with # is a comment.
  package init(_ resource: UnsafePointer<CChar>) {
    var start = resource
    while true {
      let end = strstr(start, "\n\n")
      add(UnsafeRawBufferPointer(start: start, count: end.map { UnsafePointer($0) - start } ?? strlen(start)))
      guard let end else { return }
      start = UnsafePointer(end) + 2
    }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let block = String(decoding: bytes, as: UTF8.self)
    if block.isEmpty || block.hasPrefix("#") { return }
    let line = block.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? block.endIndex
    blocks[String(block[..<line])] = block[line...]
  }

  package var names: some Collection<String> { blocks.keys }

  package subscript(name: String) -> [Substring]? {
    blocks[name]?.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
  }
}
