public import GalleyGeometry
public import GalleyPicture
import GalleyText

/// The look of a document in one value: fonts, colours, sizes, paper, logo, and the lines at the edges of pages.
///
/// `PageStyle(contentsOf:)` reads one from a YAML file or from design tokens. What a style leaves out keeps the look that
/// a document has without a style.
public struct PageStyle: Hashable, Sendable {
  /// The families of the texts, and the files they come from.
  public var fonts = Fonts()
  public var colors = Colors()
  public var sizes = Sizes()
  public var sheet = Sheet()
  /// The picture at the top of the first page; nil shows none.
  public var logo: Logo?
  /// The line at the top of pages; nil keeps the document's own.
  public var header: TablePlan.RunningLine?
  /// The line at the foot of pages; nil keeps the document's own.
  public var footer: TablePlan.RunningLine?
  /// Which design tokens became which of the style's values, where a file of tokens is the style; sorted by key.
  public var tokens: [TokenUse] = []

  /// The look of a document that says nothing of it.
  public init() {}

  public struct Fonts: Hashable, Sendable {
    /// The family of texts; Inter by default.
    public var text = FontTheme.standard.interface
    /// The family of titles and headings; nil is that of texts.
    public var heading: String?
    /// The family of columns and code whose characters are equally wide; DejaVu Sans Mono by default.
    public var monospaced = FontTheme.standard.monospaced
    /// Paths of the user's own font files and folders, which come before the machine's.
    public var files: [String] = []

    public init() {}
  }

  /// The colours, which are opaque unless said otherwise.
  public struct Colors: Hashable, Sendable {
    public var text = RGBA(28, 28, 30)
    /// Of titles of columns, counts, and lines at the edges.
    public var muted = RGBA(99, 99, 102)
    /// Of what stands out: bars of data, lines of charts, the rule below a title.
    public var accent = RGBA(0, 94, 201)
    /// Of what leads somewhere; nil is ``accent``.
    public var link: RGBA?
    public var rule = RGBA(216, 216, 220)
    public var strongRule = RGBA(142, 142, 147)
    /// Under every other row, and under the headings of inner groups.
    public var band = RGBA(245, 245, 247)
    public var groupBand = RGBA(236, 236, 240)
    /// Of the sheet; white by default.
    public var paper = RGBA(255, 255, 255)

    /// The default colours: dark grey on white.
    public init() {}
  }

  /// The sizes of the texts, in points; nil follows from the size of texts.
  public struct Sizes: Hashable, Sendable {
    /// Of texts; 5 … 24. A table's are 8.5 where nothing is said.
    public var text: Double?
    /// Of the title of the document; 2.1 times that of texts where nothing is said.
    public var title: Double?
    /// Of headings; 1.06 times that of texts where nothing is said.
    public var heading: Double?
    /// Of the lines at the edges and of notes; 0.85 times that of texts where nothing is said.
    public var caption: Double?

    public init() {}
  }

  /// The sheets; nil keeps what the document says.
  public struct Sheet: Hashable, Sendable {
    /// The sheet, upright, in points.
    public var size: Size?
    public var orientation: Paper.Orientation?
    /// What stays free at each side, in points.
    public var margins: EdgeInsets?

    public init() {}
  }

  /// A picture at the top of the first page, at the side where reading ends.
  public struct Logo: Hashable, Sendable {
    public var path: String
    /// How high it is drawn, in points; 28 by default.
    public var height: Double

    public init(path: String, height: Double = 28) {
      self.path = path
      self.height = height
    }
  }

  /// A design token that became a value of the style.
  public struct TokenUse: Hashable, Sendable {
    /// The value's key in a style file, such as `colors.accent`.
    public let key: String
    /// The token's path, such as `brand.color.primary`.
    public let token: String

    package init(key: String, token: String) {
      self.key = key
      self.token = token
    }
  }
}

extension PageStyle.Sheet {
  public func applied(to paper: Paper) -> Paper {
    var paper = paper
    paper.size = size ?? paper.size
    paper.orientation = orientation ?? paper.orientation
    paper.margins = margins ?? paper.margins
    return paper
  }
}
