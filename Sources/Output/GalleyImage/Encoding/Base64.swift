package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func append(_ source: [UInt8], to target: inout [UInt8]) {
    var index = 0
    while index + 2 < source.count {
      let group = Int(source[index]) << 16 | Int(source[index + 1]) << 8 | Int(source[index + 2])
      target.append(letters[group >> 18])
      target.append(letters[group >> 12 & 63])
      target.append(letters[group >> 6 & 63])
      target.append(letters[group & 63])
      index += 3
    }
    appendTail(source[index...], to: &target)
  }

  package static func text(_ source: [UInt8]) -> String {
    var bytes: [UInt8] = []
    append(source, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func appendTail(_ rest: ArraySlice<UInt8>, to target: inout [UInt8]) {
    guard let first = rest.first else { return }
    let second = rest.dropFirst().first
    let group = Int(first) << 16 | Int(second ?? 0) << 8
    target.append(letters[group >> 18])
    target.append(letters[group >> 12 & 63])
    target.append(second == nil ? UInt8(ascii: "=") : letters[group >> 6 & 63])
    target.append(UInt8(ascii: "="))
  }
}
