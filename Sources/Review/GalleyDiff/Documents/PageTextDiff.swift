/// What the text of a page says otherwise than before.
public struct PageTextDiff: Hashable, Sendable {
  /// Lines that changed, came or went, from the top down.
  public internal(set) var changes: [Change] = []
  /// How many lines stood on other pages, by their numbers from 0.
  public internal(set) var arrivals: [Int: Int] = [:]
  /// How many lines stand elsewhere on the page and say what they said.
  public internal(set) var moved = 0
  /// How far all of them moved down, in points; nil where not all moved as far.
  public internal(set) var shift: Double?

  public enum Change: Hashable, Sendable {
    case retyped(from: [String], to: [String])
    case removed([String])
    case added([String])
  }

  /// Whether the page says the same at the same places.
  public var isEmpty: Bool { changes.isEmpty && arrivals.isEmpty && moved == 0 }

  mutating func addMoved(by distance: Double) {
    guard abs(distance) > Self.tolerance else { return }
    let isAlike = moved == 0 || shift.map { abs($0 - distance) <= Self.tolerance } ?? false
    shift = isAlike ? shift ?? distance : nil
    moved += 1
  }

  /// Less than this is not seen, in points.
  private static let tolerance = 0.05
}
