/// Answers worth keeping, at most twice `capacity` of them.
///
/// Two generations: when the young one is full, it becomes the old one and the old one is dropped; what is asked for
/// again becomes young again.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  /// An empty cache that drops answers once `capacity` younger ones are known.
  init(capacity: Int) {
    precondition(capacity > 0, "a cache must have room for one answer")
    self.capacity = capacity
  }

  /// How many answers are kept.
  var count: Int { young.count + old.count }

  /// The answer to `key`, or nil where none is kept.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      keep(value, for: key)
      return value
    }
    set {
      old[key] = nil
      if let newValue { keep(newValue, for: key) } else { young[key] = nil }
    }
  }

  private mutating func keep(_ value: Value, for key: Key) {
    if young.count >= capacity, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
