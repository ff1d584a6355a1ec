import CDeflate

/// Reads a PDF file. Only the features that drawings in asset catalogues use are supported: uncompressed objects, and
/// streams that are uncompressed or compressed with zlib.
struct PDFFile {
  struct Refusal: Error {
    let detail: String
  }

  let bytes: [UInt8]
  /// The offset of each object's value. If an object number occurs several times, the last object is used.
  private let places: [Int: Int]

  /// The maximum size of decompressed data, in bytes.
  private static let limit = 32 << 20

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    places = Self.places(in: bytes)
  }

  private static func places(in bytes: [UInt8]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    let mark = Array(" obj".utf8)
    var place = 0
    while let found = bytes[place...].firstIndex(of: mark[1]) {
      place = found + 1
      guard found > 4, bytes[(found - 1)...].starts(with: mark) else { continue }
      // The object number and the generation number come before " obj".
      var start = found - 1
      func digits() -> Int? {
        let end = start
        while start > 0, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
        return Int(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      guard digits() != nil, start > 1, bytes[start - 1] == 32 else { continue }
      start -= 1
      if let number = digits() { places[number] = found + 3 }
    }
    return places
  }

  func resolved(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<8 {
      guard case .reference(let number) = value else { return value }
      guard let place = places[number] else { return nil }
      var scanner = PDFScanner(bytes, at: place)
      value = scanner.next()
    }
    return nil
  }

  func value(_ key: String, of value: PDFValue?) -> PDFValue? { resolved(resolved(value)?.keys?[key]) }

  func numbers(_ value: PDFValue?) -> [Double]? {
    guard let list = resolved(value)?.list else { return nil }
    let numbers = list.compactMap { resolved($0)?.number }
    return numbers.count == list.count ? numbers : nil
  }

  func firstPage() throws(Refusal) -> (page: PDFValue, resources: PDFValue?, box: [Double]) {
    let objects = places.keys.sorted().compactMap { resolved(.reference($0)) }
    guard let page = objects.first(where: { value("Type", of: $0)?.name == "Page" }) else {
      throw Refusal(detail: "it has no readable page")
    }
    func inherited(_ key: String) -> PDFValue? {
      var place: PDFValue? = page
      for _ in 0..<16 {
        if let found = value(key, of: place) { return found }
        place = value("Parent", of: place)
      }
      return nil
    }
    guard let box = numbers(inherited("CropBox") ?? inherited("MediaBox")), box.count == 4, box[2] > box[0],
      box[3] > box[1]
    else { throw Refusal(detail: "its page has no size") }
    return (page, inherited("Resources"), box)
  }

  func data(_ value: PDFValue?) throws(Refusal) -> [UInt8] {
    guard let list = resolved(value)?.list else { return try streamData(value) }
    var all: [UInt8] = []
    for part in list {
      all += try streamData(part) + [10]
      guard all.count <= Self.limit else { throw Refusal(detail: "its data are too long") }
    }
    return all
  }

  private func streamData(_ value: PDFValue?) throws(Refusal) -> [UInt8] {
    let value = resolved(value)
    guard case .stream(let keys, let start) = value, let length = resolved(keys["Length"])?.number, length >= 0,
      length <= Double(bytes.count - start)
    else { throw Refusal(detail: "data are missing") }
    let stored = Array(bytes[start..<start + Int(length)])
    let filter = resolved(keys["Filter"])
    let names = filter?.list?.compactMap { resolved($0)?.name } ?? filter?.name.map { [$0] } ?? []
    guard !names.isEmpty else { return stored }
    guard names == ["FlateDecode"], resolved(keys["DecodeParms"]) == nil else {
      throw Refusal(detail: "it is compressed with \(names.joined(separator: ", "))")
    }
    return try inflated(stored)
  }

  private func inflated(_ stored: [UInt8]) throws(Refusal) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw Refusal(detail: "out of memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    var space = max(4096, stored.count * 4)
    while space <= Self.limit {
      var count = 0
      var status = LIBDEFLATE_BAD_DATA
      let data = [UInt8](unsafeUninitializedCapacity: space) { buffer, used in
        status = libdeflate_zlib_decompress(
          decompressor, stored, stored.count, buffer.baseAddress, buffer.count, &count)
        used = status == LIBDEFLATE_SUCCESS ? count : 0
      }
      if status == LIBDEFLATE_SUCCESS { return data }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { throw Refusal(detail: "its data are damaged") }
      space *= 4
    }
    throw Refusal(detail: "its data are too long")
  }
}
