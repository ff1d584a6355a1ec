/// Reads ICC profiles that consist of three curves and a matrix, or that are greyscale. For other profiles, such as
/// those with lookup tables or for CMYK, only the name is read.
struct ICCProfile {
  private let bytes: [UInt8]

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
    self.bytes = bytes
  }

  var profile: ColorProfile? {
    let name = name
    switch text(at: 16) {
    case "RGB ":
      guard let columns = colors(["rXYZ", "gXYZ", "bXYZ"]), let curves = curves(["rTRC", "gTRC", "bTRC"]) else {
        return ColorProfile(unknown: name)
      }
      return ColorProfile(name, curves, toXYZ: ColorMatrix(columns: columns[0], columns[1], columns[2]))
    case "GRAY":
      guard let curve = curves(["kTRC"])?.first else { return ColorProfile(unknown: name) }
      return ColorProfile(name, grey: curve)
    default: return ColorProfile(unknown: name)
    }
  }

  // MARK: Tags

  private func tag(_ name: String) -> Range<Int>? {
    let count = min(number32(128) ?? 0, (bytes.count - 132) / 12)
    for index in 0..<max(count, 0) {
      let entry = 132 + index * 12
      guard text(at: entry) == name, let start = number32(entry + 4), let length = number32(entry + 8) else { continue }
      guard start >= 0, length >= 8, start <= bytes.count, length <= bytes.count - start else { return nil }
      return start..<(start + length)
    }
    return nil
  }

  private func colors(_ names: [String]) -> [[Double]]? {
    let colors = names.compactMap { name -> [Double]? in
      guard let tag = tag(name), text(at: tag.lowerBound) == "XYZ ", tag.count >= 20 else { return nil }
      return (0..<3).compactMap { fixed(tag.lowerBound + 8 + $0 * 4) }
    }
    return colors.count == names.count && colors.allSatisfy { $0.count == 3 } ? colors : nil
  }

  private func curves(_ names: [String]) -> [ToneCurve]? {
    let curves = names.compactMap { tag($0).flatMap(curve) }
    return curves.count == names.count ? curves : nil
  }

  private func curve(_ tag: Range<Int>) -> ToneCurve? {
    let start = tag.lowerBound
    switch text(at: start) {
    case "curv":
      guard let count = number32(start + 8), count <= (tag.count - 12) / 2 else { return nil }
      let numbers = (0..<count).compactMap { number16(start + 12 + $0 * 2) }
      switch numbers.count {
      case 0: return .power(1)
      case 1: return .power(Double(numbers[0]) / 256)
      default: return .table(numbers.map { Double($0) / 65535 })
      }
    case "para": return parametric(tag)
    default: return nil
    }
  }

  private func parametric(_ tag: Range<Int>) -> ToneCurve? {
    let counts = [1, 3, 4, 5, 7]
    guard let kind = number16(tag.lowerBound + 8), counts.indices.contains(kind), tag.count >= 12 + counts[kind] * 4
    else { return nil }
    let p = (0..<counts[kind]).compactMap { fixed(tag.lowerBound + 12 + $0 * 4) }
    guard p.count == counts[kind] else { return nil }
    // In the first three types, the power segment starts where its base would become negative.
    func begin() -> Double { p[1] == 0 ? 0 : -p[2] / p[1] }
    switch kind {
    case 0: return .power(p[0])
    case 1: return .parametric(gamma: p[0], a: p[1], b: p[2], c: 0, d: begin(), e: 0, f: 0)
    case 2: return .parametric(gamma: p[0], a: p[1], b: p[2], c: 0, d: begin(), e: p[3], f: p[3])
    case 3: return .parametric(gamma: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    default: return .parametric(gamma: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    }
  }

  private var name: String {
    let found = tag("desc").flatMap { tag in
      switch text(at: tag.lowerBound) {
      case "desc": number32(tag.lowerBound + 8).flatMap { self.text(tag.lowerBound + 12, count: $0 - 1) }
      case "mluc": localized(tag)
      default: nil
      }
    }
    return found.flatMap { $0.isEmpty ? nil : $0 } ?? "a profile without a name"
  }

  private func localized(_ tag: Range<Int>) -> String? {
    guard let length = number32(tag.lowerBound + 20), let offset = number32(tag.lowerBound + 24), length <= 1 << 10,
      offset <= bytes.count
    else { return nil }
    let units = (0..<(length / 2)).compactMap { number16(tag.lowerBound + offset + $0 * 2).map { UInt16($0) } }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }

  // MARK: Numbers

  private func number16(_ place: Int) -> Int? {
    place >= 0 && place + 2 <= bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : nil
  }

  private func number32(_ place: Int) -> Int? {
    guard let high = number16(place), let low = number16(place + 2) else { return nil }
    return high << 16 | low
  }

  private func fixed(_ place: Int) -> Double? {
    number32(place).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  private func text(at place: Int) -> String { text(place, count: 4) ?? "" }

  private func text(_ place: Int, count: Int) -> String? {
    guard count > 0, count <= 1 << 10, place >= 0, place + count <= bytes.count else { return nil }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }
}
