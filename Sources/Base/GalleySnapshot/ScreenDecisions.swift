/// What views decide together on a screen at one moment, without the evidence: how wide columns are, and what fits
/// show.
public struct ScreenDecisions: Hashable, Sendable {
  /// The columns: the screen's first, then each list's, sorted by their keys.
  public var columns: [Column] = []
  /// The fits in the same order, sorted by their places.
  public var fits: [Fit] = []

  public struct Column: Hashable, Sendable {
    /// The identity of the list it belongs to; nil for the whole screen's.
    public var list: String?
    public var key: String
    /// Its width, in points.
    public var width: Double

    public init(list: String?, key: String, width: Double) {
      self.list = list
      self.key = key
      self.width = width
    }
  }

  public struct Fit: Hashable, Sendable {
    /// The identity of the list it belongs to; nil for the whole screen's.
    public var list: String?
    /// The line it is written in, from 1.
    public var line: Int
    public var column: Int
    /// The candidate that all rows show, from 0.
    public var chosen: Int

    /// The decision of the views that are written at a place.
    public init(list: String?, line: Int, column: Int, chosen: Int) {
      self.list = list
      self.line = line
      self.column = column
      self.chosen = chosen
    }
  }

  public init() {}
}
