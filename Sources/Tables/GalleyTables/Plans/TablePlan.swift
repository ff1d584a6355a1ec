public import GalleyGeometry
import GalleyMessages

/// How a table is printed: its columns, their order, what belongs together, and the words around it.
public struct TablePlan: Hashable, Sendable {
  /// The title over the table; none when empty.
  public var title: String
  /// The columns, in the order they are printed; empty prints all.
  public var columns: [TableColumn]
  /// The columns whose equal values stand together under a heading, the outermost first.
  public var groups: [String]
  public var totals: [String]
  /// The columns whose numbers are averaged, below the sums.
  public var averages: [String]
  /// Whether the sums of groups say which part of all they are.
  public var hasShares: Bool
  /// In which order groups stand.
  public var groupOrder: GroupOrder
  public var paper: Paper
  /// The size of the text in cells, in points; 5 … 24, 8.5 by default.
  public var fontSize: Double
  /// The size that the text is made smaller to before rows are stacked, in points; nil keeps ``fontSize``.
  public var leastFontSize: Double?
  /// Whether columns stand closer to each other than texts need, as those of many numbers may.
  public var isDense: Bool
  /// Whether columns that do not fit are split over facing pages, the first one on each.
  public var splitsColumns = false
  /// Larger sheets that may be taken where columns do not fit side by side, upright, in points; the smallest first.
  public var largerSheets: [Size] = []
  /// Whether every other row lies on a tint instead of under a hairline.
  public var isZebra: Bool
  /// Whether a row that does not fit on the rest of a page is split; one taller than a page always is.
  public var splitsRows: Bool
  /// What happens where columns do not fit side by side.
  public var stacking: Stacking
  public var header: RunningLine
  public var footer: RunningLine
  /// The language of the texts, as a BCP 47 tag; it decides how numbers and days are written.
  public var language: String
  /// The language, as a BCP 47 tag, in whose way all numbers and days are written; nil keeps the file's own way.
  public var numberLocale: String?
  /// The side on which the first column stands.
  public var direction: LayoutDirection
  public var words: Words
  /// The look: fonts, colours, sizes and logo; its paper and lines are taken over by ``adopt(_:)``.
  public var style = PageStyle()
  /// What `{date}` stands for, and what stands below the title; nothing by default. The clock has no say.
  public var date = ""
  /// The colours that cells take by conditions; of several that hold the last one wins.
  public var rules: [CellRule] = []
  public var bars: [String] = []
  /// The columns whose cells list numbers that are drawn as a line.
  public var sparklines: [String] = []
  public var report = TableReportPlan()
  /// What stands below the title; nothing by default.
  public var subtitle = ""
  /// How many rows the file has, if the table may show fewer; nil if it shows all.
  public var rowsRead: Int?

  /// In which order groups stand.
  public enum GroupOrder: String, Hashable, Sendable, CaseIterable {
    case found
    case name
    /// By the sum of the first column that is added up, the largest first.
    case total
    case count
  }

  /// What happens where columns do not fit side by side.
  public enum Stacking: String, Hashable, Sendable, CaseIterable {
    /// All rows are stacked, names beside values, when no column can be narrowed further.
    case automatic = "auto"
    case never
    case always
  }

  /// The texts at the left, in the middle and at the right of a page's edge.
  ///
  /// `{page}`, `{pages}`, `{title}`, `{section}`, `{file}` and `{date}` stand for what they name.
  public struct RunningLine: Hashable, Sendable {
    /// At the side where reading starts.
    public var leading: String
    public var center: String
    /// At the side where reading ends.
    public var trailing: String

    public init(leading: String = "", center: String = "", trailing: String = "") {
      self.leading = leading
      self.center = center
      self.trailing = trailing
    }

    public var isEmpty: Bool { leading.isEmpty && center.isEmpty && trailing.isEmpty }

    /// The names that may stand between braces.
    public static let fields = ["page", "pages", "title", "section", "file", "date"]
  }

  public struct Words: Hashable, Sendable {
    /// Behind the heading of a group that began on an earlier page.
    public var continued: String
    /// Before the sums of a group, and of all.
    public var total: String
    public var average = "Average"
    public var row: String
    /// Several rows; `{n}` stands for how many.
    public var rows: String
    /// What a table without rows says.
    public var empty: String
    /// The number of rows of a table that shows `{n}` of the file's `{all}` rows.
    public var rowsOf = "{n} of {all} rows"
    /// The line below a table that explains sums over cells of `{column}`, of which `{n}` of `{all}` are numbers.
    public var partial = "* {column}: {n} of {all} values are numbers; the others are not included"
    public var subtotals = "Rows that add up other rows and are included: {n}"

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

  /// A table printed as it stands: all columns, A4, page numbers.
  public init(title: String = "") {
    self.title = title
    columns = []
    groups = []
    totals = []
    averages = []
    hasShares = false
    groupOrder = .found
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
  /// Takes over a look: its fonts and colours, and its paper, sizes and lines where it names them.
  public mutating func adopt(_ style: PageStyle) {
    self.style = style
    paper = style.sheet.applied(to: paper)
    fontSize = style.sizes.text ?? fontSize
    header = style.header ?? header
    footer = style.footer ?? footer
  }
}
