/// Finds which of several commits changed each of several pictures, with as few looks as halving needs.
///
/// A look at a commit tells of all pictures at once, and is taken once. A picture that is different again after a change
/// was changed once more: that is looked for too. A change that was taken back may not be found.
public struct PictureBisection<Failure: Error> {
  /// What those pictures look like at the commit with a number that differ from those before the first: equal values
  /// where they look alike; nil where nothing can be drawn.
  public typealias Look = (Int) throws(Failure) -> [String: Int]?

  private let count: Int
  private let look: Look
  private var seen: [Int: [String: Int]?] = [:]

  /// Among `count` commits, at each of which `look` tells what differs.
  public init(count: Int, look: @escaping Look) {
    self.count = count
    self.look = look
  }

  public enum Finding: Hashable, Sendable {
    case commit(Int)
    case oneOf(ClosedRange<Int>)

    public var last: Int {
      switch self {
      case .commit(let index): index
      case .oneOf(let range): range.upperBound
      }
    }
  }

  /// What changed each picture that differs at the last commit, in the order of the commits.
  public mutating func find() throws(Failure) -> [String: [Finding]] {
    guard count > 0, let last = try differing(count - 1) else { return [:] }
    var found: [String: [Finding]] = [:]
    for (name, end) in last.sorted(by: { $0.key < $1.key }) {
      var (place, state): (Int, Int?) = (-1, nil)
      while state != end {
        let finding = try find(name, from: place, state)
        found[name, default: []].append(finding)
        place = finding.last
        state = try differing(place)?[name]
      }
    }
    return found
  }

  public var looks: Int { seen.count }

  private mutating func find(_ name: String, from place: Int, _ state: Int?) throws(Failure) -> Finding {
    // The picture is in this state at `low`, -1 for the commit before the first, and in another at `high`.
    var (low, high) = (place, count - 1)
    while high - low > 1 {
      guard let middle = try drawable(between: low, high) else { return .oneOf(low + 1...high) }
      if try differing(middle)?[name] == state { low = middle } else { high = middle }
    }
    return .commit(high)
  }

  /// A commit between two that can be drawn, the nearest to their middle; nil where there is none.
  private mutating func drawable(between low: Int, _ high: Int) throws(Failure) -> Int? {
    let middle = (low + high) / 2
    for distance in 0..<(high - low) {
      for candidate in [middle - distance, middle + distance] where candidate > low && candidate < high {
        if try differing(candidate) != nil { return candidate }
      }
    }
    return nil
  }

  private mutating func differing(_ index: Int) throws(Failure) -> [String: Int]? {
    if let known = seen[index] { return known }
    let states = try look(index)
    seen[index] = .some(states)
    return states
  }
}
