/// A cache of up to seven bits about each Unicode scalar, which are computed on first use.
struct ScalarFacts {
  private var pages = [[UInt8]](repeating: [], count: 0x1100)

  private static let known: UInt8 = 0x80

  mutating func facts(of scalar: Unicode.Scalar, find: () -> UInt8) -> UInt8 {
    let (page, place) = (Int(scalar.value >> 8), Int(scalar.value & 0xFF))
    if pages[page].isEmpty { pages[page] = [UInt8](repeating: 0, count: 256) }
    let answer = pages[page][place]
    if answer != 0 { return answer & ~ScalarFacts.known }
    let found = find()
    pages[page][place] = found | ScalarFacts.known
    return found
  }
}
