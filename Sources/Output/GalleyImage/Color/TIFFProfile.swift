struct TIFFProfile {
  private let file: UnsafeRawBufferPointer
  private let isLittle: Bool
  private let isLarge: Bool

  init?(_ file: UnsafeRawBufferPointer) {
    guard file.count >= 16 else { return nil }
    self.file = file
    isLittle = file[0] == 0x49
    isLarge = file[2] == 43 || file[3] == 43
  }

  var profileBytes: [UInt8]? {
    guard let entry = entry(34675), let count = number(entry + 4, bytes: wide),
      let place = number(entry + 4 + wide, bytes: wide), place <= file.count, count <= file.count - place
    else { return nil }
    return Array(file[place..<(place + count)])
  }

  var bits: Int {
    guard let entry = entry(258), let count = number(entry + 4, bytes: wide) else { return 8 }
    let start = entry + 4 + wide
    // Values that fit into the offset field are stored directly in it.
    if count <= wide / 2 { return number(start, bytes: 2) ?? 8 }
    return number(start, bytes: wide).flatMap { number($0, bytes: 2) } ?? 8
  }

  private var wide: Int { isLarge ? 8 : 4 }

  private func entry(_ tag: Int) -> Int? {
    guard let place = number(wide, bytes: wide), let count = number(place, bytes: isLarge ? 8 : 2) else { return nil }
    let (start, size) = (place + (isLarge ? 8 : 2), 4 + 2 * wide)
    guard count <= (file.count - min(start, file.count)) / size else { return nil }
    return (0..<count).lazy.map { start + $0 * size }.first { number($0, bytes: 2) == tag }
  }

  private func number(_ place: Int, bytes: Int) -> Int? {
    guard place >= 0, place <= file.count - bytes else { return nil }
    let parts = (0..<bytes).map { UInt64(file[place + (isLittle ? bytes - 1 - $0 : $0)]) }
    let number = parts.reduce(0) { $0 << 8 | $1 }
    return number < 1 << 48 ? Int(number) : nil
  }
}
