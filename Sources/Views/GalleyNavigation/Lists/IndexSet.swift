/// Replaces Foundation's `IndexSet`, because Galley does not import Foundation. It has only the members that lists
/// need.
public struct IndexSet: Hashable, Sendable, RandomAccessCollection {
  private var numbers: [Int]

  public init() { numbers = [] }

  public init(integer: Int) { numbers = [integer] }

  public init(integersIn range: Range<Int>) { numbers = Array(range) }

  public init(_ numbers: some Sequence<Int>) { self.numbers = Set(numbers).sorted() }

  public var startIndex: Int { numbers.startIndex }
  public var endIndex: Int { numbers.endIndex }
  public subscript(position: Int) -> Int { numbers[position] }

  public func contains(_ number: Int) -> Bool { numbers.contains(number) }

  public mutating func insert(_ number: Int) { self = IndexSet(numbers + [number]) }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Invalid offsets are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 && offset < count { remove(at: startIndex + offset) }
  }

  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let valid = source.filter { $0 >= 0 && $0 < count }
    let moved = valid.map { self[startIndex + $0] }
    let goal = Swift.min(Swift.max(destination, 0), count) - valid.filter { $0 < destination }.count
    remove(atOffsets: IndexSet(valid))
    insert(contentsOf: moved, at: startIndex + goal)
  }
}
