extension SplitMix64 {
  /// Returns `seed` with some of its bytes changed, removed or inserted at random.
  public mutating func mutated(_ seed: [UInt8]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...8, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0...3, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
      default: bytes.removeSubrange(place..<Swift.min(bytes.count, place + Int.random(in: 1...40, using: &self)))
      }
    }
    return bytes
  }
}
