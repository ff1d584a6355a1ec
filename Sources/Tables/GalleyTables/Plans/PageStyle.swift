public import GalleyGeometry
public import GalleyPicture
import GalleyText

/// The style of a document: fonts, colours, sizes, paper, logo, header and footer.
///
/// `PageStyle(contentsOf:)` reads a style from a YAML file or from design tokens. Values that a style does not set
/// remain as they are in the document.
public struct PageStyle: Hashable, Sendable {
  public var fonts = Fonts()
  public var colors = Colors()
  public var sizes = Sizes()
  public var sheet = Sheet()
  /// The image at the top of the first page; nil (the default) for no logo.
  public var logo: Logo?
  /// The header; nil (the default) keeps that of the document.
  public var header: TablePlan.RunningLine?
  /// The footer; nil (the default) keeps that of the document.
  public var footer: TablePlan.RunningLine?
  /// The design tokens from which values of the style were taken, sorted by key; empty for other style files.
  public var tokens: [TokenUse] = []

  public init() {}

  public struct Fonts: Hashable, Sendable {
    /// The font family of text (default: Inter).
    public var text = FontTheme.standard.interface
    /// The font family of titles and headings; nil uses ``text``.
    public var heading: String?
    /// The font family of monospaced columns and code (default: DejaVu Sans Mono).
    public var monospaced = FontTheme.standard.monospaced
    /// The paths of additional font files and folders, which have precedence over installed fonts.
    public var files: [String] = []

    public init() {}
  }

  /// The colours of a document. The defaults are dark grey on white.
  public struct Colors: Hashable, Sendable {
    public var text = RGBA(28, 28, 30)
    /// The colour of column headers, counts, headers and footers.
    public var muted = RGBA(99, 99, 102)
    /// The colour of data bars, chart lines and the rule below a title.
    public var accent = RGBA(0, 94, 201)
    /// The colour of links; nil uses ``accent``.
    public var link: RGBA?
    public var rule = RGBA(216, 216, 220)
    public var strongRule = RGBA(142, 142, 147)
    /// The background of every other row and of inner group headings.
    public var band = RGBA(245, 245, 247)
    public var groupBand = RGBA(236, 236, 240)
    /// The page background (default: white).
    public var paper = RGBA(255, 255, 255)

    public init() {}
  }

  /// The font sizes, in points. Sizes that are nil follow from the text size.
  public struct Sizes: Hashable, Sendable {
    /// The size of text, from 5 to 24 pt (default: 8.5 pt in tables, 10 pt in reports).
    public var text: Double?
    /// The size of the title (default: 2.1 times the text size in tables, 2.8 times in reports).
    public var title: Double?
    /// The size of headings (default: 1.06 times the text size in tables; 1.9 times for the first level in reports).
    public var heading: Double?
    /// The size of headers, footers and notes (default: 0.85 times the text size).
    public var caption: Double?

    public init() {}
  }

  /// The paper. Values that are nil keep those of the document.
  public struct Sheet: Hashable, Sendable {
    /// The size of the sheet in portrait orientation, in points.
    public var size: Size?
    public var orientation: Paper.Orientation?
    public var margins: EdgeInsets?

    public init() {}
  }

  /// An image in the top corner of the first page, on the trailing side.
  public struct Logo: Hashable, Sendable {
    public var path: String
    public var height: Double

    /// Creates a logo.
    ///
    /// - Parameters:
    ///   - path: The path of the image file.
    ///   - height: The height, in points (default: 28). The width follows from the aspect ratio.
    public init(path: String, height: Double = 28) {
      self.path = path
      self.height = height
    }
  }

  public struct TokenUse: Hashable, Sendable {
    /// The key of the value in a style file, such as `colors.accent`.
    public let key: String
    /// The path of the token, such as `brand.color.primary`.
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
