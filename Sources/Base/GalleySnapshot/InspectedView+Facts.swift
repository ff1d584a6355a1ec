extension InspectedView {
  /// The size that truncated text would need.
  public struct Cut: Hashable, Sendable {
    public var words: String
    /// The width without line breaks, except for those in the text itself, in points.
    public var needed: Double
    /// The available width, in points; nil if no width was proposed.
    public var offered: Double?
    public var lines: Int
    public var shownLines: Int

    /// Creates a description of truncated text.
    ///
    /// - Parameters:
    ///   - words: The full text.
    ///   - needed: The width without line breaks, except for those in the text itself, in points.
    ///   - offered: The available width, in points; nil if no width was proposed.
    ///   - lines: The number of lines that the full text needs.
    ///   - shownLines: The number of visible lines.
    public init(words: String, needed: Double, offered: Double?, lines: Int, shownLines: Int) {
      self.words = words
      self.needed = needed
      self.offered = offered
      self.lines = lines
      self.shownLines = shownLines
    }
  }

  public struct SyncWidth: Hashable, Sendable {
    public var key: String
    public var mode: SharedWidthMode
    public var width: Double
    public var ideal: Double

    /// Creates a description of a cell with a shared width.
    ///
    /// - Parameters:
    ///   - key: The key that cells with the same width share, as text.
    ///   - mode: The rule for the shared width (default: `.exact`).
    ///   - width: The width of the cell, in points.
    ///   - ideal: The width that its content needs, in points. It may exceed `width`, and is 0 if it is unknown.
    public init(key: String, mode: SharedWidthMode = .exact, width: Double, ideal: Double = 0) {
      self.key = key
      self.mode = mode
      self.width = width
      self.ideal = ideal
    }
  }

  public struct Rows: Hashable, Sendable {
    /// The total number of rows or cells, without headers, footers and the gaps between sections.
    public var count: Int
    /// The indices of the rows that exist, in drawing order. They continue across sections.
    public var built: [Int]
    public var visible: Int
    /// The starts of sections, in points below the container's upper edge. If there are many, the array contains only
    /// an evenly spaced sample.
    public var marks: [Double] = []

    /// Creates a description of a lazy container's rows.
    ///
    /// - Parameters:
    ///   - count: The total number of rows or cells, without headers, footers and the gaps between sections.
    ///   - built: The indices of the rows that exist, in drawing order. They continue across sections.
    ///   - visible: The number of rows in the viewport. The other built rows are overscan.
    ///   - marks: The starts of sections, in points below the container's upper edge.
    public init(count: Int, built: [Int] = [], visible: Int = 0, marks: [Double] = []) {
      self.count = count
      self.built = built
      self.visible = visible
      self.marks = marks
    }

    public var overscan: Int { built.count - visible }
  }

  public enum RowRole: String, Hashable, Sendable {
    case header
    case footer
    case gap
    case section
  }
}
