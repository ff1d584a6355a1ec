package struct Unpacker {
  private let bytes: [UInt8]
  private var index = 0
  private var fonts: [FontFace] = []
  private var bitmaps: [PictureImage] = []
  private var depth = 0

  /// The maximum nesting depth. Each group counts as two levels. No screen reaches the limit, and the call stack is
  /// large enough for it.
  private static let depthLimit = 1000

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { index == bytes.count }

  package mutating func get() throws(PackingError) -> Int { Int(Int64(bitPattern: try bits())) }

  package mutating func get() throws(PackingError) -> Double { Double(bitPattern: try bits()) }

  package mutating func get() throws(PackingError) -> Bool { try getCase() != 0 }

  package mutating func getCase() throws(PackingError) -> UInt8 {
    guard index < bytes.count else { throw PackingError() }
    defer { index += 1 }
    return bytes[index]
  }

  package mutating func get() throws(PackingError) -> String { String(decoding: try getRaw(), as: UTF8.self) }

  package mutating func getRaw() throws(PackingError) -> ArraySlice<UInt8> {
    let count: Int = try get()
    guard 0...(bytes.count - index) ~= count else { throw PackingError() }
    defer { index += count }
    return bytes[index..<(index + count)]
  }

  package mutating func get<Value: Packable>() throws(PackingError) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw PackingError() }
    return try Value(from: &self)
  }

  package mutating func get<Value: Packable>() throws(PackingError) -> Value? {
    let isThere: Bool = try get()
    guard isThere else { return nil }
    let value: Value = try get()
    return value
  }

  package mutating func get<Value: Packable>() throws(PackingError) -> [Value] {
    let count: Int = try get()
    // Every value takes at least one byte.
    guard 0...(bytes.count - index) ~= count else { throw PackingError() }
    var values: [Value] = []
    for _ in 0..<count {
      let value: Value = try get()
      values.append(value)
    }
    return values
  }

  mutating func getFont() throws(PackingError) -> FontFace {
    let number: Int = try get()
    if fonts.indices.contains(number) { return fonts[number] }
    guard number == fonts.count else { throw PackingError() }
    fonts.append(FontFace(family: try get(), style: try get(), path: try get(), index: try get()))
    return fonts[number]
  }

  mutating func getImage() throws(PackingError) -> PictureImage {
    let number: Int = try get()
    if bitmaps.indices.contains(number) { return bitmaps[number] }
    guard number == bitmaps.count else { throw PackingError() }
    let digest: String = try get()
    let (width, height): (Int, Int) = (try get(), try get())
    let pixels = Array(try getRaw())
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooLarge, pixels.count / 4 == count, pixels.count.isMultiple(of: 4) else {
      throw PackingError()
    }
    bitmaps.append(PictureImage(digest: digest, bitmap: Bitmap(width: width, height: height, pixels: pixels)))
    return bitmaps[number]
  }

  private mutating func bits() throws(PackingError) -> UInt64 {
    guard index + 8 <= bytes.count else { throw PackingError() }
    defer { index += 8 }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self)) }
  }
}
