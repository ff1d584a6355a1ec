public import GalleyPicture

/// A figure before a table, on printed pages and on a web page.
public struct TableFigure: Hashable, Sendable {
  /// The title above the figure; empty for no title.
  public var title: String
  /// The figure drawn for different page widths, the narrowest first.
  public var pictures: [Picture]
  public var markup: String
  /// The figure as a chart that workbook programs draw themselves.
  public var workbookChart: WorkbookChart?
  /// The figure as an image, for charts that workbook programs cannot draw.
  public var workbookImage: WorkbookImage?

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - title: The title above the figure; empty for no title.
  ///   - pictures: The figure drawn for different page widths, the narrowest first.
  ///   - markup: The figure for a web page, as HTML.
  public init(title: String, pictures: [Picture] = [], markup: String = "") {
    self.title = title
    self.pictures = pictures
    self.markup = markup
  }
}

/// The figures before a table, and the definitions that these share on a web page.
public struct TableFigures: Hashable, Sendable {
  public var list: [TableFigure] = []
  public var definitions = ""
  public var rules = ""

  public init() {}
}
