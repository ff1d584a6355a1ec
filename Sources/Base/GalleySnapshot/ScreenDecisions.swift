/// The shared decisions on a screen at one moment: column widths and chosen candidates, without the measurements that
/// led to them.
public struct ScreenDecisions: Hashable, Sendable {
  /// The columns: first those of the screen, then those of each list, sorted by key.
  public var columns: [Column] = []
  /// The fits: first those of the screen, then those of each list, sorted by position.
  public var fits: [Fit] = []

  public struct Column: Hashable, Sendable {
    /// The identity of the list, or nil for the whole screen.
    public var list: String?
    public var key: String
    public var width: Double

    /// Creates a column width.
    ///
    /// - Parameters:
    ///   - list: The identity of the list; nil for the whole screen.
    ///   - key: The key of the column, as text.
    ///   - width: The common width, in points.
    public init(list: String?, key: String, width: Double) {
      self.list = list
      self.key = key
      self.width = width
    }
  }

  public struct Fit: Hashable, Sendable {
    public var list: String?
    /// The line of the `ViewThatFits` in the source file, from 1.
    public var line: Int
    public var column: Int
    public var chosen: Int

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - list: The identity of the list; nil for the whole screen.
    ///   - line: The line of the `ViewThatFits` in the source file, from 1.
    ///   - column: The column in that line, from 1.
    ///   - chosen: The index of the shown candidate, from 0.
    public init(list: String?, line: Int, column: Int, chosen: Int) {
      self.list = list
      self.line = line
      self.column = column
      self.chosen = chosen
    }
  }

  public init() {}
}
