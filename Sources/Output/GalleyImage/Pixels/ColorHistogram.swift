struct ColorHistogram {
  private(set) var colors: [UInt32] = []
  private(set) var counts: [Int] = []
  /// An open hash table that stores the number of each colour plus 1. An empty slot is 0.
  private var slots = [Int32](repeating: 0, count: 1 << 12)
  private var last: (color: UInt32, number: Int)?

  mutating func number(of color: UInt32) -> Int {
    if let last, last.color == color {
      counts[last.number] += 1
      return last.number
    }
    let number = known(color)
    counts[number] += 1
    last = (color, number)
    return number
  }

  private mutating func known(_ color: UInt32) -> Int {
    var slot = start(of: color)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if colors[number] == color { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    colors.append(color)
    counts.append(0)
    slots[slot] = Int32(colors.count)
    if colors.count * 2 > slots.count { grow() }
    return colors.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    for (number, color) in colors.enumerated() {
      var slot = start(of: color)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  private func start(of color: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(color) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
  }
}
