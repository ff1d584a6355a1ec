import GalleyFiles

/// The numbered objects of a file: where each begins, and what is written of the file so far.
///
/// Everything leaves as soon as it is whole. Kept are eight bytes an object, so that a file of a million rows needs no
/// more memory than its largest page and its fonts.
final class PDFObjects {
  /// A place in the list of objects.
  struct Reference: Hashable, Comparable {
    /// The object's number, from 1.
    let number: Int

    static func < (first: Reference, second: Reference) -> Bool { first.number < second.number }
  }

  private let sink: PDFWriter.Sink
  /// Where each object begins, in bytes from the start of the file; 0 for what is not written.
  private var offsets: [Int] = []
  private var length = 0
  /// What is gathered before it is handed on.
  private let pending = ByteBuffer(capacity: PDFObjects.portion * 2)
  private let compressor: StreamCompressor

  /// How much is handed on at a time, in bytes.
  private static let portion = 1 << 18

  /// Objects written to `sink`, streams compressed by `compressor`; the file's first line is written at once.
  init(_ sink: @escaping PDFWriter.Sink, compressor: StreamCompressor) {
    self.sink = sink
    self.compressor = compressor
    // The second line's bytes above 127 tell file transfers that this is no text (ISO 32000-1, 7.5.2).
    pending.put("%PDF-1.7\n%")
    for byte: UInt8 in [0xE2, 0xE3, 0xCF, 0xD3, 0x0A] { pending.put(byte) }
  }

  /// A number for an object that is written later.
  func reserve() -> Reference {
    offsets.append(0)
    return Reference(number: offsets.count)
  }

  /// Writes an object.
  func write(_ reference: Reference, _ body: (ByteBuffer) -> Void) throws(PDFError) {
    open(reference)
    body(pending)
    pending.put("\nendobj\n")
    try handOn(atLeast: PDFObjects.portion)
  }

  /// Writes an object under a new number.
  func write(_ body: (ByteBuffer) -> Void) throws(PDFError) -> Reference {
    let reference = reserve()
    try write(reference, body)
    return reference
  }

  /// Writes a stream, compressed; `entries` are the further entries of its dictionary.
  func writeStream(
    _ reference: Reference, _ bytes: UnsafeRawBufferPointer, entries: (ByteBuffer) -> Void = { _ in }
  ) throws(PDFError) {
    let packed = try compressor.compress(bytes)
    open(reference)
    pending.put("<</Filter/FlateDecode/Length ")
    pending.put(packed.count)
    entries(pending)
    pending.put(">>\nstream\n")
    pending.put(packed)
    pending.put("\nendstream\nendobj\n")
    try handOn(atLeast: PDFObjects.portion)
  }

  /// Writes the table of objects and the end of the file.
  func finish(catalog: Reference, information: Reference) throws(PDFError) {
    let start = length + pending.count
    pending.put("xref\n0 ")
    pending.put(offsets.count + 1)
    pending.put("\n0000000000 65535 f \n")
    for offset in offsets {
      pending.putPadded(offset)
      pending.put(" 00000 n \n")
      try handOn(atLeast: PDFObjects.portion)
    }
    pending.put("trailer\n<</Size ")
    pending.put(offsets.count + 1)
    pending.put("/Root ")
    pending.put(catalog)
    pending.put("/Info ")
    pending.put(information)
    pending.put(">>\nstartxref\n")
    pending.put(start)
    pending.put("\n%%EOF\n")
    try handOn(atLeast: 0)
  }

  private func open(_ reference: Reference) {
    offsets[reference.number - 1] = length + pending.count
    pending.put(reference.number)
    pending.put(" 0 obj\n")
  }

  private func handOn(atLeast least: Int) throws(PDFError) {
    guard pending.count > 0, pending.count >= least else { return }
    length += pending.count
    do { try sink([UInt8](pending.bytes)) } catch { throw .output(error) }
    pending.removeAll()
  }
}

extension ByteBuffer {
  /// Adds a reference to an object.
  func put(_ reference: PDFObjects.Reference) {
    put(reference.number)
    put(" 0 R")
  }

  /// Adds a number of ten digits.
  fileprivate func putPadded(_ number: Int) {
    let digits = String(number)
    for _ in digits.utf8.count..<10 { put(UInt8(ascii: "0")) }
    put(digits)
  }
}
