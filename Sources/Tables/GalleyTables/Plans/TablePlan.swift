public import GalleyGeometry
import GalleyMessages

/// The print settings of a table: its columns, groups, totals, pages and labels.
///
/// ```swift
/// var plan = TablePlan(title: "Sales")
/// plan.groups = ["Country"]
/// plan.totals = ["Amount"]
/// plan.paper.orientation = .landscape
/// ```
public struct TablePlan: Hashable, Sendable {
  /// The title above the table; empty for no title.
  public var title: String
  /// The columns in print order; empty (the default) prints all.
  public var columns: [TableColumn]
  /// The columns to group by, the outermost first. Rows with the same values are collected under a heading.
  public var groups: [String]
  public var totals: [String]
  /// The columns whose averages are printed below the totals.
  public var averages: [String]
  /// Whether group totals include their percentage of the overall total.
  public var hasShares: Bool
  public var groupOrder: GroupOrder
  public var paper: Paper
  /// The font size of cells, from 5 to 24 pt (default: 8.5 pt).
  public var fontSize: Double
  /// The minimum font size, in points. If the columns do not fit, the text shrinks to this size before the record
  /// layout is used. Nil keeps ``fontSize``.
  public var leastFontSize: Double?
  /// Whether to reduce the space between columns, which suits tables that consist of numbers.
  public var isDense: Bool
  /// Whether columns that do not fit are split over facing pages, with the first column repeated on each.
  public var splitsColumns = false
  /// Larger sheets for columns that do not fit side by side: their sizes in portrait orientation, in points, the
  /// smallest first.
  public var largerSheets: [Size] = []
  /// Whether every other row has a tinted background, instead of hairlines between rows.
  public var isZebra: Bool
  /// Whether to split a row that does not fit on the rest of a page. A row taller than a page is always split.
  public var splitsRows: Bool
  /// What happens if the columns do not fit side by side.
  public var stacking: Stacking
  public var header: RunningLine
  public var footer: RunningLine
  /// The language of the labels as a BCP 47 tag. It also determines the notation of numbers and dates.
  public var language: String
  /// The language of number and date notation as a BCP 47 tag; nil keeps that of the file.
  public var numberLocale: String?
  /// The layout direction, which determines the side on which the first column is.
  public var direction: LayoutDirection
  public var words: Words
  /// The fonts, colours, sizes and logo. Use ``adopt(_:)`` to apply the paper, header and footer of a style as well.
  public var style = PageStyle()
  /// The text for `{date}`, which is also printed below the title (default: empty). Galley does not read the clock.
  public var date = ""
  /// The conditional colours of cells. If several rules match, the last one wins.
  public var rules: [CellRule] = []
  public var bars: [String] = []
  /// The columns whose cells contain lists of numbers to be drawn as sparklines.
  public var sparklines: [String] = []
  public var report = TableReportPlan()
  public var subtitle = ""
  /// The number of rows in the file, if the table may show only some of them; nil if it shows all.
  public var rowsRead: Int?

  public enum GroupOrder: String, Hashable, Sendable, CaseIterable {
    case input
    case name
    /// Orders groups by their sum of the first totalled column, in descending order.
    case total
    case count
  }

  public enum Stacking: String, Hashable, Sendable, CaseIterable {
    /// If the columns do not fit even at their minimum widths, every row uses the record layout: names next to values.
    case automatic = "auto"
    case never
    case always
  }

  /// The header or footer of a page, with text on the left, in the middle and on the right.
  ///
  /// The placeholders are `{page}`, `{pages}`, `{title}`, `{section}`, `{file}` and `{date}`.
  public struct RunningLine: Hashable, Sendable {
    public var leading: String
    public var center: String
    public var trailing: String

    /// Creates a header or footer. Empty strings are omitted, and the placeholders of ``RunningLine`` are replaced on
    /// each page.
    ///
    /// - Parameters:
    ///   - leading: The text at the start of the line, which is the left in left-to-right languages.
    ///   - center: The text in the middle.
    ///   - trailing: The text at the end of the line.
    public init(leading: String = "", center: String = "", trailing: String = "") {
      self.leading = leading
      self.center = center
      self.trailing = trailing
    }

    public var isEmpty: Bool { leading.isEmpty && center.isEmpty && trailing.isEmpty }

    public static let fields = ["page", "pages", "title", "section", "file", "date"]
  }

  public struct Words: Hashable, Sendable {
    public var continued: String
    public var total: String
    public var average = "Average"
    public var row: String
    /// The label for several rows; `{n}` is their number.
    public var rows: String
    public var empty: String
    /// The label if only some rows are shown: `{n}` of the `{all}` rows in the file.
    public var rowsOf = "{n} of {all} rows"
    /// The note about an incomplete total: `{n}` of the `{all}` values in `{column}` are numbers.
    public var partial = "* {column}: {n} of {all} values are numbers; the others are not included"
    public var subtotals = "Rows that are totals of other rows and are included: {n}"

    /// Creates labels. The defaults are English.
    ///
    /// - Parameters:
    ///   - continued: The note after a heading that is repeated on the next page.
    ///   - total: The label of a total.
    ///   - row: The label for exactly one row.
    ///   - rows: The label for several rows; `{n}` is their number.
    ///   - empty: The text of a table without rows.
    public init(
      continued: String = "continued", total: String = "Total", row: String = "1 row", rows: String = "{n} rows",
      empty: String = "No rows"
    ) {
      self.continued = continued
      self.total = total
      self.row = row
      self.rows = rows
      self.empty = empty
    }
  }

  /// Creates settings for all columns of a table, on A4 pages with page numbers.
  public init(title: String = "") {
    self.title = title
    columns = []
    groups = []
    totals = []
    averages = []
    hasShares = false
    groupOrder = .input
    paper = Paper()
    fontSize = 8.5
    isDense = false
    isZebra = false
    splitsRows = false
    stacking = .automatic
    header = RunningLine(leading: "{title}", trailing: "{section}")
    footer = RunningLine(leading: "{file}", trailing: "Page {page} of {pages}")
    language = "en"
    direction = .leftToRight
    words = Words()
  }
}

extension TablePlan {
  /// Applies the fonts and colours of a style, and its paper, sizes, header and footer if it sets them.
  public mutating func adopt(_ style: PageStyle) {
    self.style = style
    paper = style.sheet.applied(to: paper)
    fontSize = style.sizes.text ?? fontSize
    header = style.header ?? header
    footer = style.footer ?? footer
  }
}
