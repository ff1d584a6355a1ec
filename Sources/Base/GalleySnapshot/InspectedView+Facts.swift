extension InspectedView {
  /// What a text that was cut would have needed.
  public struct Cut: Hashable, Sendable {
    /// What the text says in full.
    public var words: String
    /// How wide it is with no line broken but by itself, in points.
    public var needed: Double
    /// How wide it could be; nil where nothing was offered.
    public var offered: Double?
    /// How many lines it takes in that width.
    public var lines: Int
    /// How many lines are shown.
    public var shownLines: Int

    /// A text that was cut.
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
    /// What the column is called.
    public var key: String
    /// How its width is found.
    public var mode: SharedWidthMode
    /// How wide the column is, in points.
    public var width: Double
    /// How wide the view would be by itself.
    public var ideal: Double

    /// A view of the column called `key`.
    public init(key: String, mode: SharedWidthMode = .exact, width: Double, ideal: Double = 0) {
      self.key = key
      self.mode = mode
      self.width = width
      self.ideal = ideal
    }
  }

  /// What a lazy container holds.
  public struct Rows: Hashable, Sendable {
    /// The rows or cells in all; headers, footers and the room between sections are not counted.
    public var count: Int
    /// The numbers of those that exist, from 0, in the order they are drawn; they count on from section to section.
    public var built: [Int]
    /// How many of those can be seen.
    public var visible: Int
    /// Where sections start, in points below the container's upper edge; of many, some evenly spread.
    public var marks: [Double] = []

    /// A container of `count` rows.
    public init(count: Int, built: [Int] = [], visible: Int = 0, marks: [Double] = []) {
      self.count = count
      self.built = built
      self.visible = visible
      self.marks = marks
    }

    /// How many exist though they cannot be seen.
    public var overscan: Int { built.count - visible }
  }

  /// What a child of a lazy container is, where it is no row.
  public enum RowRole: String, Hashable, Sendable {
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    /// Room between sections.
    case gap
    /// Sections of one element of a collection, which hold their rows themselves.
    case section
  }
}
