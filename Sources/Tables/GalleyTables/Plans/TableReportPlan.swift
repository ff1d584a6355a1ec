import GalleyMessages

/// What stands before and behind a table that is a report.
public struct TableReportPlan: Hashable, Sendable {
  /// Whether a page before the table lists its groups with their pages.
  public var hasContents = false
  /// Whether a page before the table says its sums, and what its columns hold.
  public var hasSummary = false
  /// Whether outer groups begin on pages of their own.
  public var breaksGroups = false
  public var figures = TableFigures()
  /// What stands below the table as its file has it: sources, notes, and sums that the file itself says.
  public var footnotes: [String] = []
  /// What is explained behind the table: what was guessed, left out or made smaller.
  public var notes: [String] = []
  public var words = Words()

  public struct Words: Hashable, Sendable {
    public var contents = "Contents"
    public var summary = "Summary"
    public var groups = "Groups"
    public var columns = "Columns"
    public var notes = "Notes"
    public var table = "Table"
    public var rows = "Rows"
    public var share = "Share"
    public var facts = Facts()

    public init() {}
  }

  public struct Facts: Hashable, Sendable {
    public var name = "Column"
    public var kind = "Kind"
    public var filled = "Filled"
    public var empty = "Empty"
    public var distinct = "Distinct"
    public var least = "Least"
    public var most = "Greatest"
    public var kinds = Kinds()

    public init() {}
  }

  public struct Kinds: Hashable, Sendable {
    public var text = "text"
    /// Numbers without a part behind the point.
    public var integer = "whole number"
    public var number = "number"
    public var boolean = "true or false"
    public var day = "day"
    public var time = "time"
    public var duration = "duration"
    public var clock = "time of day"
    public var size = "size"

    public init() {}
  }

  /// A table without pages around it.
  public init() {}

  public var hasLead: Bool { hasContents || hasSummary || !figures.list.isEmpty }
}
