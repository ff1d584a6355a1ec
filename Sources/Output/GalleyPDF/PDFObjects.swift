import GalleyFiles

/// Writes the objects of a file. An object is passed to the sink when it is complete, and only eight bytes of it remain
/// in memory. A file of a million rows therefore needs no more memory than its largest page and its fonts.
final class PDFObjects {
  struct Reference: Hashable, Comparable {
    /// The object number, from 1.
    let number: Int

    static func < (first: Reference, second: Reference) -> Bool { first.number < second.number }
  }

  /// Whether objects only receive a number and are not written, because another page range contains them.
  var isSilent = false
  var count: Int { references.offsets.count }
  private let sink: PDFTarget.Sink
  private var references = CrossReferences()
  private var length = 0
  private let pending = ByteBuffer(capacity: PDFObjects.portion * 2)
  private let compressor: StreamCompressor

  private static let portion = 1 << 18

  init(_ sink: @escaping PDFTarget.Sink, compressor: StreamCompressor, isBeginning: Bool = true) {
    self.sink = sink
    self.compressor = compressor
    guard isBeginning else { return }
    // Bytes above 127 tell programs that transfer the file that it is binary (ISO 32000-1, 7.5.2).
    pending.put("%PDF-1.7\n%")
    for byte: UInt8 in [0xE2, 0xE3, 0xCF, 0xD3, 0x0A] { pending.put(byte) }
  }

  func reserve() -> Reference {
    references.offsets.append(CrossReferences.notWritten)
    return Reference(number: references.offsets.count)
  }

  func write(_ reference: Reference, _ body: (ByteBuffer) -> Void) throws(PDFError) {
    if isSilent { return }
    open(reference)
    body(pending)
    pending.put("\nendobj\n")
    try handOn(atLeast: PDFObjects.portion)
  }

  func write(_ body: (ByteBuffer) -> Void) throws(PDFError) -> Reference {
    let reference = reserve()
    try write(reference, body)
    return reference
  }

  func writeStream(
    _ reference: Reference, _ bytes: UnsafeRawBufferPointer, entries: (ByteBuffer) -> Void = { _ in }
  ) throws(PDFError) {
    if isSilent { return }
    try writePacked(reference, compressor.compress(bytes), entries: entries)
  }

  func pack(_ bytes: UnsafeRawBufferPointer) throws(PDFError) -> [UInt8] { [UInt8](try compressor.compress(bytes)) }

  func writePacked(_ reference: Reference, _ packed: [UInt8]) throws(PDFError) {
    let outcome = packed.withUnsafeBytes { bytes in
      Result { () throws(PDFError) in try writePacked(reference, bytes) { _ in } }
    }
    try outcome.get()
  }

  private func writePacked(
    _ reference: Reference, _ packed: UnsafeRawBufferPointer, entries: (ByteBuffer) -> Void
  ) throws(PDFError) {
    if isSilent { return }
    open(reference)
    pending.put("<</Filter/FlateDecode/Length ")
    pending.put(packed.count)
    entries(pending)
    pending.put(">>\nstream\n")
    pending.put(packed)
    pending.put("\nendstream\nendobj\n")
    try handOn(atLeast: PDFObjects.portion)
  }

  func finish(_ roots: PDFFragment.Roots) throws(PDFError) {
    let start = length + pending.count
    try references.put(roots, at: start, to: pending) { () throws(PDFError) in
      try handOn(atLeast: PDFObjects.portion)
    }
    try handOn(atLeast: 0)
  }

  func finishStretch() throws(PDFError) -> [PDFFragment.Object] {
    try handOn(atLeast: 0)
    return references.written
  }

  private func open(_ reference: Reference) {
    references.offsets[reference.number - 1] = length + pending.count
    pending.put(reference.number)
    pending.put(" 0 obj\n")
  }

  private func handOn(atLeast minimum: Int) throws(PDFError) {
    guard pending.count > 0, pending.count >= minimum else { return }
    length += pending.count
    do { try sink([UInt8](pending.bytes)) } catch { throw .output(error) }
    pending.removeAll()
  }
}

extension ByteBuffer {
  func put(_ reference: PDFObjects.Reference) {
    put(reference.number)
    put(" 0 R")
  }
}
