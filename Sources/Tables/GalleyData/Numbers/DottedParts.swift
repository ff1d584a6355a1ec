/// Strings of numbers separated by points, such as the version 2.0.1 or the address 10.0.0.1.
package enum DottedParts {
  private static let longest = 40

  /// Returns whether `cell` has at least three parts and is not a number with points as thousands separators.
  /// A leading "v" and a suffix such as "-rc1" are allowed.
  package static func isName(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard 5...longest ~= cell.count else { return false }
    var rest = cell[...]
    if let first = rest.first, first | 0x20 == UInt8(ascii: "v") { rest = rest.dropFirst() }
    let body = rest.prefix { $0 &- 0x30 <= 9 || $0 == 0x2E }
    let parts = body.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.allSatisfy({ !$0.isEmpty }), isSuffix(rest[body.endIndex...]) else { return false }
    return body.count < cell.count || WrittenNumber(cell) == nil
  }

  private static func isSuffix(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = rest.first else { return true }
    let isLetter = (first | 0x20) &- 0x61 < 26
    return (isLetter || first == 0x2D || first == 0x2B) && rest.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2C }
  }

  package static func isAddress(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard 7...15 ~= cell.count else { return false }
    let parts = cell.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        1...3 ~= part.count && part.allSatisfy { $0 &- 0x30 <= 9 } && part.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 255
      }
  }

  /// Returns whether two strings are consecutive version or section numbers: after the same first part, they end with
  /// ".9" and ".10".
  package static func counts(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    guard long.count == short.count + 1, short.count >= 3 else { return false }
    return long.suffix(3).elementsEqual(Array(".10".utf8)) && short.suffix(2).elementsEqual(Array(".9".utf8))
      && short.dropLast(2).elementsEqual(long.dropLast(3)) && short.dropLast(2).allSatisfy { $0 &- 0x30 <= 9 }
  }
}
