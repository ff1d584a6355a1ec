public import GalleyPicture

/// A picture that stands before a table: on pages of several widths, and on a web page.
public struct TableFigure: Hashable, Sendable {
  /// What stands above it; empty for nothing.
  public var title: String
  /// The picture as it is on pages of several widths, the narrowest first.
  public var pictures: [Picture]
  public var markup: String

  public init(title: String, pictures: [Picture] = [], markup: String = "") {
    self.title = title
    self.pictures = pictures
    self.markup = markup
  }
}

/// The pictures that stand before a table, and what those of a web page share.
public struct TableFigures: Hashable, Sendable {
  /// The pictures, in their order.
  public var list: [TableFigure] = []
  public var definitions = ""
  /// What the page's style sheet says of them.
  public var rules = ""

  public init() {}
}
