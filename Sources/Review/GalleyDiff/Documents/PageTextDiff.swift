public struct PageTextDiff: Hashable, Sendable {
  /// The changes from top to bottom.
  public internal(set) var changes: [Change] = []
  /// The number of lines that moved here from each of the other pages, by page index from 0.
  public internal(set) var arrivals: [Int: Int] = [:]
  /// The number of lines that moved within the page without a change of text.
  public internal(set) var moved = 0
  /// The distance by which all moved lines moved down, in points. Nil if the distances differ.
  public internal(set) var shift: Double?

  public enum Change: Hashable, Sendable {
    case retyped(from: [String], to: [String])
    case removed([String])
    case added([String])
  }

  public var isEmpty: Bool { changes.isEmpty && arrivals.isEmpty && moved == 0 }

  mutating func addMoved(by distance: Double) {
    guard abs(distance) > Self.tolerance else { return }
    let isAlike = moved == 0 || shift.map { abs($0 - distance) <= Self.tolerance } ?? false
    shift = isAlike ? shift ?? distance : nil
    moved += 1
  }

  /// The maximum difference between positions that count as the same, in points.
  private static let tolerance = 0.05
}
