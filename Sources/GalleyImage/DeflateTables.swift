/// The symbols of deflate (RFC 1951, section 3.2).
final class DeflateTables {
  /// The least length of each length symbol, and how many bits say how much longer it is.
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthExtras = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The same for distances.
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceExtras = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  /// Copies of these without a check at each access, and the length symbol, from 0, of each length less three.
  let (lengthBases, lengthExtras) = (copy(DeflateTables.lengthBases), copy(DeflateTables.lengthExtras))
  let (distanceBases, distanceExtras) = (copy(DeflateTables.distanceBases), copy(DeflateTables.distanceExtras))
  let lengthSymbols = copy((3...258).map { length in UInt8(lengthBases.lastIndex { $0 <= length } ?? 0) })

  deinit {
    for table in [lengthBases, lengthExtras, distanceBases, distanceExtras] { table.deallocate() }
    lengthSymbols.deallocate()
  }

  private static func copy<Number>(_ numbers: [Number]) -> UnsafeMutablePointer<Number> {
    let memory = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
    _ = UnsafeMutableBufferPointer(start: memory, count: numbers.count).initialize(from: numbers)
    return memory
  }

  /// The order in which the lengths of the code for lengths are written.
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The symbol of a distance: two for each power of two.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let less = distance &- 1
    guard less >= 4 else { return less }
    let power = Int.bitWidth &- 1 &- less.leadingZeroBitCount
    return 2 &* power &+ (less >> (power &- 1) & 1)
  }
}
