import GalleyMessages

public struct TableReportPlan: Hashable, Sendable {
  /// Whether to print a table of contents: the groups with their pages.
  public var hasContents = false
  /// Whether to print a summary page with the totals and facts about the columns.
  public var hasSummary = false
  public var breaksGroups = false
  public var figures = TableFigures()
  /// The lines below the table in the data file: sources, notes and totals.
  public var footnotes: [String] = []
  /// The notes after the table that explain what Galley guessed, left out or reduced.
  public var notes: [String] = []
  public var words = Words()

  public struct Words: Hashable, Sendable {
    public var contents = "Contents"
    public var summary = "Summary"
    public var groups = "Groups"
    public var columns = "Columns"
    public var notes = "Notes"
    /// The label of the search field on a web page.
    public var filter = "Filter"
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
    public var minimum = "Least"
    public var maximum = "Greatest"
    public var kinds = Kinds()

    public init() {}
  }

  public struct Kinds: Hashable, Sendable {
    public var text = "text"
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

  public init() {}

  public var hasLead: Bool { hasContents || hasSummary || !figures.list.isEmpty }
}
