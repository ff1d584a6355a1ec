/// The codes of runs of pixels by what each adds to which code: an open hash table that a processor's first cache holds.
struct LZWRuns: ~Copyable {
  /// A key of 20 bits above a code of 12; 0 is free, because no run has the code 0.
  private let slots: UnsafeMutablePointer<UInt32>

  private static let bits: UInt32 = 13
  private static let count = 1 << Int(bits)

  init() {
    slots = .allocate(capacity: Self.count)
    slots.initialize(repeating: 0, count: Self.count)
  }

  deinit { slots.deallocate() }

  /// The code of the run with `key`: the code of all but its last pixel, and 8 bits for that; nil where it has none.
  func code(for key: UInt32) -> Int? {
    var slot = Self.slot(of: key)
    while slots[slot] != 0 {
      if slots[slot] >> 12 == key { return Int(slots[slot] & 0xFFF) }
      slot = (slot + 1) & (Self.count - 1)
    }
    return nil
  }

  /// Gives the run with `key`, which has no code, the code `code`, 1 … 4095.
  mutating func remember(_ key: UInt32, as code: Int) {
    var slot = Self.slot(of: key)
    while slots[slot] != 0 { slot = (slot + 1) & (Self.count - 1) }
    slots[slot] = key << 12 | UInt32(code)
  }

  mutating func forget() { slots.update(repeating: 0, count: Self.count) }

  private static func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> (32 - bits)) }
}
