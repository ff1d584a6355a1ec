extension InspectedView {
  /// The size that a truncated text would have needed.
  public struct Cut: Hashable, Sendable {
    public var words: String
    /// The width without line breaks other than those in the text, in points.
    public var needed: Double
    /// The available width, in points; nil if no width was proposed.
    public var offered: Double?
    public var lines: Int
    public var shownLines: Int

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
    /// The indices of the rows that exist, in drawing order and continued across sections.
    public var built: [Int]
    public var visible: Int
    /// The starts of sections, in points below the container's upper edge; an evenly spaced sample if there are many.
    public var marks: [Double] = []

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
