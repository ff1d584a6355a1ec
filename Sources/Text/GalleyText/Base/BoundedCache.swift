/// A cache with two generations of entries. When the young one is full, it replaces the old one. An entry that is found
/// in the old generation moves to the young one.
struct BoundedCache<Key: Hashable, Value> {
  private var young = Generation()
  private var old = Generation()
  private let capacity: Int
  private let budget: Int
  private let bytes: (Key, Value) -> Int
  private var hits = 0
  private var misses = 0

  private struct Generation {
    var values: [HashedKey: Value] = [:]
    var bytes = 0
  }

  private struct HashedKey: Hashable {
    let key: Key
    let hash: Int

    init(_ key: Key) { (self.key, hash) = (key, key.hashValue) }

    static func == (first: HashedKey, second: HashedKey) -> Bool {
      first.hash == second.hash && first.key == second.key
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  init(capacity: Int, budget: Int = .max, bytes: @escaping (Key, Value) -> Int = { _, _ in 0 }) {
    precondition(capacity > 0, "a cache needs space for one value")
    self.capacity = capacity
    self.budget = budget
    self.bytes = bytes
  }

  var count: Int { young.values.count + old.values.count }

  var figures: CacheFigures {
    CacheFigures(hits: hits, misses: misses, bytes: young.bytes + old.bytes, budget: budget)
  }

  subscript(key: Key) -> Value? {
    mutating get {
      let key = HashedKey(key)
      if let value = young.values[key] {
        hits += 1
        return value
      }
      guard let value = old.values.removeValue(forKey: key) else {
        misses += 1
        return nil
      }
      hits += 1
      old.bytes -= size(of: key, value)
      keep(value, for: key)
      return value
    }
    set {
      let key = HashedKey(key)
      if let dropped = old.values.removeValue(forKey: key) { old.bytes -= size(of: key, dropped) }
      if let dropped = young.values.removeValue(forKey: key) { young.bytes -= size(of: key, dropped) }
      if let newValue { keep(newValue, for: key) }
    }
  }

  subscript(peeking key: Key) -> Value? {
    mutating get {
      let key = HashedKey(key)
      let value = young.values[key] ?? old.values[key]
      if value != nil { hits += 1 }
      return value
    }
  }

  func keeps(_ key: Key) -> Bool { young.values[HashedKey(key)] != nil }

  mutating func removeAll() {
    young = Generation()
    old = Generation()
  }

  private mutating func keep(_ value: Value, for key: HashedKey) {
    let size = size(of: key, value)
    // An entry that fills half of the budget would evict all others.
    guard size <= budget / 2 else { return }
    if young.values.count >= capacity || young.bytes + size > budget / 2 {
      old = young
      young = Generation()
    }
    young.values[key] = value
    young.bytes += size
  }

  /// Returns the estimated size of an entry: twice its stride, because a dictionary leaves up to half of its slots
  /// free, and one byte of metadata for each slot.
  private func size(of key: HashedKey, _ value: Value) -> Int {
    2 * (MemoryLayout<(HashedKey, Value)>.stride + 1) + bytes(key.key, value)
  }
}
