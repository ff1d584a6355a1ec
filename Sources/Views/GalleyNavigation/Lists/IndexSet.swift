/// Some numbers of rows, in order.
///
/// This stands in for Foundation's type, which the library does not import: its names are those that lists need.
public struct IndexSet: Hashable, Sendable, RandomAccessCollection {
  private var numbers: [Int]

  /// No number.
  public init() { numbers = [] }

  /// One number.
  public init(integer: Int) { numbers = [integer] }

  /// The numbers of `range`.
  public init(integersIn range: Range<Int>) { numbers = Array(range) }

  /// The numbers of `numbers`, each once.
  public init(_ numbers: some Sequence<Int>) { self.numbers = Set(numbers).sorted() }

  /// Where the numbers start.
  public var startIndex: Int { numbers.startIndex }
  /// Where the numbers end.
  public var endIndex: Int { numbers.endIndex }
  /// The number at a position.
  public subscript(position: Int) -> Int { numbers[position] }

  /// Whether `number` is among them.
  public func contains(_ number: Int) -> Bool { numbers.contains(number) }

  /// Adds `number`.
  public mutating func insert(_ number: Int) { self = IndexSet(numbers + [number]) }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at `offsets` away; offsets that there are not are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 && offset < count { remove(at: startIndex + offset) }
  }

  /// Moves the elements at `source` to before the element that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let valid = source.filter { $0 >= 0 && $0 < count }
    let moved = valid.map { self[startIndex + $0] }
    let goal = Swift.min(Swift.max(destination, 0), count) - valid.filter { $0 < destination }.count
    remove(atOffsets: IndexSet(valid))
    insert(contentsOf: moved, at: startIndex + goal)
  }
}
