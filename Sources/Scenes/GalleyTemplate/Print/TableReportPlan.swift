/// What stands before and behind a table that is a report.
public struct TableReportPlan: Hashable, Sendable {
  /// Whether a page before the table lists its groups with their pages.
  public var hasContents = false
  /// Whether a page before the table says its sums, and what its columns hold.
  public var hasSummary = false
  /// Whether outer groups begin on pages of their own.
  public var breaksGroups = false
  /// Charts that stand before the table.
  public var figures = TableFigures()
  /// What stands below the table as its file has it: sources, notes, and sums that the file itself says.
  public var footnotes: [String] = []
  /// What is explained behind the table: what was guessed, left out or made smaller.
  public var notes: [String] = []
  /// The words of these pages.
  public var words = Words()

  /// The words of these pages.
  public struct Words: Hashable, Sendable {
    /// Over the contents.
    public var contents = "Contents"
    /// Over the summary.
    public var summary = "Summary"
    /// Over the groups with their sums.
    public var groups = "Groups"
    /// Over what the columns hold.
    public var columns = "Columns"
    /// Over the notes.
    public var notes = "Notes"
    /// Over the table itself, among the contents.
    public var table = "Table"
    /// Over the number of rows of a group.
    public var rows = "Rows"
    /// Over the parts of all.
    public var share = "Share"
    /// The titles of the table of columns.
    public var facts = Facts()

    /// English words.
    public init() {}
  }

  /// The titles of the table of columns.
  public struct Facts: Hashable, Sendable {
    /// Over names.
    public var name = "Column"
    /// Over what cells mean.
    public var kind = "Kind"
    /// Over how many cells hold something.
    public var filled = "Filled"
    /// Over how many hold nothing.
    public var empty = "Empty"
    /// Over how many different cells there are.
    public var distinct = "Distinct"
    /// Over the least cell.
    public var least = "Least"
    /// Over the greatest cell.
    public var most = "Greatest"
    /// What cells mean.
    public var kinds = Kinds()

    /// English words.
    public init() {}
  }

  /// What cells of columns mean, in a word.
  public struct Kinds: Hashable, Sendable {
    /// Any text.
    public var text = "text"
    /// Numbers without a part behind the point.
    public var integer = "whole number"
    /// Any numbers.
    public var number = "number"
    /// Yes or no.
    public var boolean = "true or false"
    /// Days.
    public var day = "day"
    /// Days with a time.
    public var time = "time"
    /// Lengths of time.
    public var duration = "duration"
    /// Times of the day.
    public var clock = "time of day"
    /// Sizes in bytes.
    public var size = "size"

    /// English words.
    public init() {}
  }

  /// A table without pages around it.
  public init() {}

  /// Whether anything stands before the table.
  public var hasLead: Bool { hasContents || hasSummary || !figures.list.isEmpty }
}
