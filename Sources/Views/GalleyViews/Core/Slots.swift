/// Values by key. They are searched linearly, because there are rarely more than five.
struct Slots {
  private var entries: [AnySlot] = []

  func value<Key, Value>(of key: Key.Type, as type: Value.Type) -> Value? {
    let id = ObjectIdentifier(key)
    for entry in entries where entry.key == id { return (entry as? Slot<Key, Value>)?.value }
    return nil
  }

  /// ``inherit(from:)`` copies only values with `isInherited`.
  mutating func set<Key, Value>(_ value: Value?, of key: Key.Type, isInherited: Bool = false) {
    let id = ObjectIdentifier(key)
    let index = entries.firstIndex { $0.key == id }
    let slot = value.map { Slot<Key, Value>($0, isInherited: isInherited) }
    switch (index, slot) {
    case (let index?, let slot?): entries[index] = slot
    case (let index?, nil): entries.remove(at: index)
    case (nil, let slot?): entries.append(slot)
    case (nil, nil): break
    }
  }

  mutating func inherit(from other: Slots) {
    for entry in other.entries where entry.isInherited && !entries.contains(where: { $0.hasKey(of: entry) }) {
      entries.append(entry)
    }
  }
}

extension Slots: SelfComparing {
  func isSame(as other: Slots) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { entry in other.entries.contains { entry === $0 || entry.isSame(as: $0) } }
  }
}

private class AnySlot {
  /// Comparing the key type is cheaper than a cast to the slot's type.
  let key: ObjectIdentifier
  let isInherited: Bool

  init(key: ObjectIdentifier, isInherited: Bool) { (self.key, self.isInherited) = (key, isInherited) }

  func hasKey(of other: AnySlot) -> Bool { key == other.key }

  func isSame(as other: AnySlot) -> Bool { false }
}

private final class Slot<Key, Value>: AnySlot {
  let value: Value

  init(_ value: Value, isInherited: Bool) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), isInherited: isInherited)
  }

  override func isSame(as other: AnySlot) -> Bool {
    (other as? Slot<Key, Value>).map { ViewEquality.areSame(value, $0.value) } ?? false
  }
}
