#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Decides whether a result computed from one value is valid for another.
///
/// - Plain values are compared by their bytes, other equatable values with `==`.
/// - Identical bytes imply equivalence for any type, as long as both values are alive and no address can have been
///   reused.
/// - All other values are compared field by field.
///
/// If uncertain, the result is false: a view may be evaluated once too often, but never too rarely.
@usableFromInline
enum ViewEquality {
  static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    let isPlain = _isPOD(Value.self)
    if isPlain, haveSameBytes(first, second) { return true }
    let fact = TypeFacts.fact(of: Value.self)
    if let type = fact.selfComparing, let answer = ownAnswer(first, second, as: type) { return answer }
    if !isPlain, let type = fact.equatable, let answer = equatableAnswer(first, second, as: type) { return answer }
    if !isPlain, haveSameBytes(first, second) { return true }
    if let fields = fact.fields { return areSame(first, second, in: fields) }
    if fact.containsAnother { return areSameInside(first, second) }
    // The bytes of equal values can differ in padding, or if two bit patterns represent one value.
    return isPlain && fact.equatable.flatMap { equatableAnswer(first, second, as: $0) } ?? false
  }

  static func areSame(any first: Any, _ second: Any) -> Bool {
    func compare<Value>(_ first: Value) -> Bool { (second as? Value).map { areSame(first, $0) } ?? false }
    return _openExistential(first, do: compare)
  }

  static func comparison<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
    func own<Known: SelfComparing>(_ type: Known.Type) -> Any {
      { (first: Known, second: Known) in first.isSame(as: second) }
    }
    func equatable<Known: Equatable>(_ type: Known.Type) -> Any { { (first: Known, second: Known) in first == second } }
    var found: Any?
    let fact = TypeFacts.fact(of: type)
    if !_isPOD(type), let type = fact.equatable {
      found = equatable(type)
    } else if let type = fact.selfComparing {
      found = own(type)
    }
    return found as? (Value, Value) -> Bool ?? { areSame($0, $1) }
  }

  /// For a class, its dynamic type performs the comparison.
  private static func ownAnswer<Value>(_ first: Value, _ second: Value, as type: any SelfComparing.Type) -> Bool? {
    func compare<Known: SelfComparing>(_ type: Known.Type) -> Bool? {
      if type == Value.self, !(type is AnyClass) { return reading(first, second, as: type) { $0.isSame(as: $1) } }
      guard let first = first as? any SelfComparing else { return nil }
      return compareInside(first)
    }
    func compareInside<Known: SelfComparing>(_ first: Known) -> Bool? { (second as? Known).map(first.isSame) }
    return _openExistential(type, do: compare)
  }

  private static func equatableAnswer<Value>(_ first: Value, _ second: Value, as type: any Equatable.Type) -> Bool? {
    func compare<Known: Equatable>(_ type: Known.Type) -> Bool? {
      if type == Value.self, !(type is AnyClass) { return reading(first, second, as: type) { $0 == $1 } }
      guard let first = first as? any Equatable else { return nil }
      return compareInside(first)
    }
    func compareInside<Known: Equatable>(_ first: Known) -> Bool? { (second as? Known).map { first == $0 } }
    return _openExistential(type, do: compare)
  }

  /// A cast would search for a conformance and copy the values.
  private static func reading<Value, Known>(
    _ first: Value, _ second: Value, as type: Known.Type, _ body: (Known, Known) -> Bool
  ) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        body(
          UnsafeRawPointer(first).assumingMemoryBound(to: type).pointee,
          UnsafeRawPointer(second).assumingMemoryBound(to: type).pointee)
      }
    }
  }

  /// Both values have to be alive, because identical addresses could otherwise refer to different objects.
  static func haveSameBytes<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let start = first.baseAddress, let other = second.baseAddress else { return true }
        return areSameBytes(start, other, count: first.count)
      }
    }
  }

  static func areSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(first, second, count) == 0
  }

  /// Inlined as a few comparisons if `count` is a compile-time constant.
  @inlinable
  @inline(__always)
  static func areSameWords(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    func areSame<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ type: Word.Type) -> Bool {
      first.loadUnaligned(fromByteOffset: offset, as: type) == second.loadUnaligned(fromByteOffset: offset, as: type)
    }
    var offset = 0
    while offset + 8 <= count {
      guard areSame(offset, UInt64.self) else { return false }
      offset += 8
    }
    while offset < count {
      guard areSame(offset, UInt8.self) else { return false }
      offset += 1
    }
    return true
  }

  private static func areSameInside<Value>(_ first: Value, _ second: Value) -> Bool {
    func inside(_ value: Value) -> Any {
      withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: Any.self).pointee }
    }
    return areSame(any: inside(first), inside(second))
  }

  private static func areSame<Value>(_ first: Value, _ second: Value, in fields: [StoredField]) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        fields.allSatisfy { field in
          func compare<Field>(_ type: Field.Type) -> Bool {
            areSame(field.value(of: type, in: first), field.value(of: type, in: second))
          }
          return _openExistential(field.type, do: compare)
        }
      }
    }
  }
}

extension Optional: SelfComparing {
  func isSame(as other: Optional) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let first?, let second?): ViewEquality.areSame(first, second)
    default: false
    }
  }
}

extension Array: SelfComparing {
  func isSame(as other: Array) -> Bool {
    if ViewEquality.haveSameBytes(self, other) { return true }
    return count == other.count && zip(self, other).allSatisfy { ViewEquality.areSame($0, $1) }
  }
}
