/// Finds which of several commits changed each of several pictures, with as few looks as halving needs.
///
/// A look at a commit tells of all pictures at once, and is taken once. Where a picture changed more than once, one of
/// the changes is found.
public struct PictureBisection<Failure: Error> {
  /// Which pictures differ at the commit with a number from those before the first; nil where nothing can be drawn.
  public typealias Look = (Int) throws(Failure) -> Set<String>?

  private let count: Int
  private let look: Look
  private var seen: [Int: Set<String>?] = [:]

  /// Among `count` commits, at each of which `look` tells what differs.
  public init(count: Int, look: @escaping Look) {
    self.count = count
    self.look = look
  }

  /// What was found of a picture.
  public enum Finding: Hashable, Sendable {
    /// The commit with this number changed it.
    case commit(Int)
    /// One of these did; those between cannot be drawn.
    case oneOf(ClosedRange<Int>)
  }

  /// What changed each picture that differs at the last commit.
  public mutating func find() throws(Failure) -> [String: Finding] {
    guard count > 0, let changed = try differing(count - 1) else { return [:] }
    var found: [String: Finding] = [:]
    for name in changed.sorted() { found[name] = try find(name) }
    return found
  }

  /// How many commits were looked at.
  public var looks: Int { seen.count }

  private mutating func find(_ name: String) throws(Failure) -> Finding {
    // The picture is as before at `low`, -1 for the commit before the first, and differs at `high`.
    var (low, high) = (-1, count - 1)
    while high - low > 1 {
      guard let middle = try drawable(between: low, high) else { return .oneOf(low + 1...high) }
      if try differing(middle)?.contains(name) ?? false { high = middle } else { low = middle }
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

  private mutating func differing(_ index: Int) throws(Failure) -> Set<String>? {
    if let known = seen[index] { return known }
    let names = try look(index)
    seen[index] = .some(names)
    return names
  }
}
