package protocol Packable {
  func pack(to out: inout Packer)
  init(from source: inout Unpacker) throws(PackingError)
}

package struct PackingError: Error, Hashable, Sendable {
  package init() {}
}

package struct Packer {
  package private(set) var bytes: [UInt8] = []
  private var fonts: [FontFace: Int] = [:]
  private var bitmaps: [String: Int] = [:]

  package init() {}

  package mutating func put(_ value: Int) { put(bits: UInt64(bitPattern: Int64(value))) }

  package mutating func put(_ value: Double) { put(bits: value.bitPattern) }

  package mutating func put(_ values: Double...) { for value in values { put(bits: value.bitPattern) } }

  package mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

  package mutating func put(case number: UInt8) { bytes.append(number) }

  package mutating func put(_ text: String) { put(raw: Array(text.utf8)) }

  package mutating func put(raw: [UInt8]) {
    put(raw.count)
    bytes += raw
  }

  package mutating func put(_ value: some Packable) { value.pack(to: &self) }

  package mutating func put<Value: Packable>(_ value: Value?) {
    put(value != nil)
    if let value { put(value) }
  }

  package mutating func put(_ values: [some Packable]) {
    put(values.count)
    for value in values { put(value) }
  }

  mutating func put(font: FontFace) {
    let known = fonts[font]
    put(known ?? fonts.count)
    guard known == nil else { return }
    fonts[font] = fonts.count
    put(font.family)
    put(font.style)
    put(font.path)
    put(font.index)
  }

  mutating func put(image: PictureImage) {
    let known = bitmaps[image.digest]
    put(known ?? bitmaps.count)
    guard known == nil else { return }
    bitmaps[image.digest] = bitmaps.count
    put(image.digest)
    put(image.bitmap.width)
    put(image.bitmap.height)
    put(raw: image.bitmap.pixels)
  }

  private mutating func put(bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
