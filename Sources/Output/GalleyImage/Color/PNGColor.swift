struct PNGColor {
  private var chunks: [String: [UInt8]] = [:]

  private static let names: Set = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]

  init(_ file: UnsafeRawBufferPointer) {
    for chunk in PNGChunks(file) {
      if chunk.name == "IDAT" { return }
      if Self.names.contains(chunk.name), chunks[chunk.name] == nil { chunks[chunk.name] = Array(chunk.body) }
    }
  }

  /// The profile from the chunk with the highest precedence (PNG specification, third edition, 12.1).
  var profile: ColorProfile? {
    if let body = chunks["cICP"], body.count == 4 { return CodedColor(body[0], body[1]).profile }
    if let body = chunks["iCCP"], let bytes = Self.unpacked(body) {
      if let icc = ICCProfile(bytes) { return icc.profile }
    }
    if chunks["sRGB"] != nil { return nil }
    return gamma
  }

  private static func unpacked(_ body: [UInt8]) -> [UInt8]? {
    guard let end = body.prefix(80).firstIndex(of: 0), end + 2 <= body.count else { return nil }
    return Inflater()?.decompress(Array(body[(end + 2)...]), upTo: byteLimit)
  }

  private static let byteLimit = 1 << 24

  /// The profile of the gAMA chunk. As in libpng and browsers, a gamma of 1/2.2 means sRGB.
  private var gamma: ColorProfile? {
    let exponent = chunks["gAMA"].flatMap { $0.count == 4 ? Double(Self.number($0, 0)) / 100_000 : nil }
    let curve =
      if let exponent, exponent > 0, abs(exponent - 1 / 2.2) > 0.005 { ToneCurve.power(1 / exponent) } else {
        ToneCurve.sRGB
      }
    let matrix = chunks["cHRM"].flatMap { $0.count == 32 ? Self.matrix($0) : nil } ?? .sRGB
    return ColorProfile("gAMA and cHRM", [curve, curve, curve], toXYZ: matrix)
  }

  private static func matrix(_ body: [UInt8]) -> ColorMatrix? {
    let places = (0..<4).map { index in
      ColorMatrix.Chromaticity(
        Double(number(body, index * 8)) / 100_000, Double(number(body, index * 8 + 4)) / 100_000)
    }
    return ColorMatrix(red: places[1], green: places[2], blue: places[3], white: places[0])
  }

  private static func number(_ body: [UInt8], _ place: Int) -> UInt32 {
    body[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The colour code points of ITU-T H.273, which PNG and AVIF use.
struct CodedColor {
  private let primaries: UInt8
  private let transfer: UInt8

  init(_ primaries: UInt8, _ transfer: UInt8) { (self.primaries, self.transfer) = (primaries, transfer) }

  var profile: ColorProfile? {
    guard let matrix, let curve else { return ColorProfile(unknown: name) }
    return ColorProfile(name, [curve, curve, curve], toXYZ: matrix)
  }

  private var name: String {
    switch (primaries, transfer) {
    case (12, 13): "Display P3"
    case (9, 16): "BT.2100 PQ"
    case (9, 18): "BT.2100 HLG"
    case (9, 1), (9, 6), (9, 14), (9, 15): "BT.2020"
    default: "CICP \(primaries)/\(transfer)"
    }
  }

  private var matrix: ColorMatrix? {
    typealias Place = ColorMatrix.Chromaticity
    return switch primaries {
    case 1, 2: .sRGB
    case 5:
      ColorMatrix(
        red: Place(0.64, 0.33), green: Place(0.29, 0.60), blue: Place(0.15, 0.06), white: .init(0.3127, 0.329))
    case 6, 7:
      ColorMatrix(
        red: Place(0.63, 0.34), green: Place(0.31, 0.595), blue: Place(0.155, 0.07), white: .init(0.3127, 0.329))
    case 9:
      ColorMatrix(
        red: Place(0.708, 0.292), green: Place(0.17, 0.797), blue: Place(0.131, 0.046), white: .init(0.3127, 0.329))
    case 11:
      ColorMatrix(
        red: Place(0.68, 0.32), green: Place(0.265, 0.69), blue: Place(0.15, 0.06), white: .init(0.314, 0.351))
    case 12:
      ColorMatrix(
        red: Place(0.68, 0.32), green: Place(0.265, 0.69), blue: Place(0.15, 0.06), white: .init(0.3127, 0.329))
    default: nil
    }
  }

  private var curve: ToneCurve? {
    switch transfer {
    case 2, 13: .sRGB
    case 1, 6, 14, 15: .video
    case 4: .power(2.2)
    case 5: .power(2.8)
    case 8: .power(1)
    default: nil
    }
  }
}

enum AVIFColor {
  static func profile(in file: UnsafeRawBufferPointer) -> ColorProfile? {
    guard let body = color(in: file[...], depth: 0), body.count >= 4 else { return nil }
    let kind = Array(body.prefix(4))
    let rest = Array(body.dropFirst(4))
    if kind.elementsEqual("nclx".utf8), rest.count >= 4 { return CodedColor(rest[1], rest[3]).profile }
    return kind.elementsEqual("prof".utf8) || kind.elementsEqual("rICC".utf8) ? ColorProfile(icc: rest) : nil
  }

  /// The boxes that contain other boxes, with the number of bytes before their child boxes.
  private static let outer = ["meta": 4, "iprp": 0, "ipco": 0]

  private static func color(in boxes: Slice<UnsafeRawBufferPointer>, depth: Int) -> Slice<UnsafeRawBufferPointer>? {
    var rest = boxes
    while rest.count >= 8, depth < 8 {
      let start = rest.startIndex
      let size = (0..<4).reduce(0) { $0 << 8 | Int(rest[start + $1]) }
      let end = size == 0 ? rest.endIndex : start + size
      guard size == 0 || size >= 8, end <= rest.endIndex else { return nil }
      let name = String(decoding: rest[(start + 4)..<(start + 8)], as: UTF8.self)
      let body = rest[(start + 8)..<end]
      if name == "colr" { return body }
      if let skipped = outer[name], body.count >= skipped,
        let found = color(in: body.dropFirst(skipped), depth: depth + 1)
      {
        return found
      }
      rest = rest[end...]
    }
    return nil
  }
}
