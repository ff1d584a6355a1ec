/// A hash table of LZW codes that is small enough for the first-level cache.
struct LZWRuns: ~Copyable {
  /// Each slot contains a key of 20 bits above a code of 12 bits. An empty slot is 0, because code 0 is never stored.
  private let slots: UnsafeMutablePointer<UInt32>

  private static let bits: UInt32 = 13
  private static let count = 1 << Int(bits)

  init() {
    slots = .allocate(capacity: Self.count)
    slots.initialize(repeating: 0, count: Self.count)
  }

  deinit { slots.deallocate() }

  func code(for key: UInt32) -> Int? {
    var slot = Self.slot(of: key)
    while slots[slot] != 0 {
      if slots[slot] >> 12 == key { return Int(slots[slot] & 0xFFF) }
      slot = (slot + 1) & (Self.count - 1)
    }
    return nil
  }

  mutating func remember(_ key: UInt32, as code: Int) {
    var slot = Self.slot(of: key)
    while slots[slot] != 0 { slot = (slot + 1) & (Self.count - 1) }
    slots[slot] = key << 12 | UInt32(code)
  }

  mutating func forget() { slots.update(repeating: 0, count: Self.count) }

  private static func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> (32 - bits)) }
}
