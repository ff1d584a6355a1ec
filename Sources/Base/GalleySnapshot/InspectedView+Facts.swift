extension InspectedView {
  /// What a text that was cut would have needed.
  public struct Cut: Hashable, Sendable {
    public var words: String
    /// How wide it is with no line broken but by itself, in points.
    public var needed: Double
    /// How wide it could be; nil where nothing was offered.
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

  /// A column that a view is as wide as.
  public struct SyncWidth: Hashable, Sendable {
    public var key: String
    public var mode: SharedWidthMode
    /// How wide the column is, in points.
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
    /// The rows or cells in all; headers, footers and the room between sections are not counted.
    public var count: Int
    /// The numbers of those that exist, from 0, in the order they are drawn; they count on from section to section.
    public var built: [Int]
    public var visible: Int
    /// Where sections start, in points below the container's upper edge; of many, some evenly spread.
    public var marks: [Double] = []

    public init(count: Int, built: [Int] = [], visible: Int = 0, marks: [Double] = []) {
      self.count = count
      self.built = built
      self.visible = visible
      self.marks = marks
    }

    public var overscan: Int { built.count - visible }
  }

  /// What a child of a lazy container is, where it is no row.
  public enum RowRole: String, Hashable, Sendable {
    case header
    case footer
    case gap
    case section
  }
}
