/// Finds the commits that changed several images, drawing each commit at most once.
///
/// Later changes of an image are searched as well. A change that was reverted may not be found.
///
/// ```swift
/// var bisection = PictureBisection<CheckError>(count: commits.count) { index throws(CheckError) in
///   try states(at: commits[index])
/// }
/// let findings = try bisection.find()
/// ```
package struct PictureBisection<Failure: Error> {
  /// Returns the images that differ from the state before the first commit. Identical images have the same value.
  /// Returns nil if the commit cannot be drawn.
  package typealias Draw = (Int) throws(Failure) -> [String: Int]?

  private let count: Int
  private let draw: Draw
  private var seen: [Int: [String: Int]?] = [:]

  /// Creates a bisection.
  ///
  /// - Parameters:
  ///   - count: The number of commits, from the oldest to the newest.
  ///   - draw: Draws the images of the commit with an index below `count`. It is called at most once per commit and
  ///     returns nil if the commit cannot be drawn.
  package init(count: Int, draw: @escaping Draw) {
    self.count = count
    self.draw = draw
  }

  package enum Finding: Hashable, Sendable {
    case commit(Int)
    case oneOf(ClosedRange<Int>)

    package var last: Int {
      switch self {
      case .commit(let index): index
      case .oneOf(let range): range.upperBound
      }
    }
  }

  /// Returns the commits that changed each image that differs at the last commit, oldest first.
  package mutating func find() throws(Failure) -> [String: [Finding]] {
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

  package var probes: Int { seen.count }

  private mutating func find(_ name: String, from place: Int, _ state: Int?) throws(Failure) -> Finding {
    // At `low`, the image has the old state (−1 is the commit before the first). At `high`, it has another state.
    var (low, high) = (place, count - 1)
    while high - low > 1 {
      guard let middle = try drawable(between: low, high) else { return .oneOf(low + 1...high) }
      if try differing(middle)?[name] == state { low = middle } else { high = middle }
    }
    return .commit(high)
  }

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
    let states = try draw(index)
    seen[index] = .some(states)
    return states
  }
}
