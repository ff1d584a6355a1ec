public import GalleyGeometry
public import GalleyPicture

/// A page of a PDF: what it shows, and what leads to and from it.
public struct PDFPage: Hashable, Sendable {
  /// What the page shows, in points from its top-left corner.
  public var picture: Picture
  /// The entries of the outline that lead to the page, in the order of the outline.
  public var outline: [OutlineEntry]
  /// Areas that lead elsewhere.
  public var links: [Link]
  /// Places that links of this file lead to.
  public var destinations: [Destination]
  /// The page's own number as viewers show it; nil counts on from the page before.
  public var label: Label?

  /// A page of `picture`.
  public init(
    _ picture: Picture, outline: [OutlineEntry] = [], links: [Link] = [], destinations: [Destination] = [],
    label: Label? = nil
  ) {
    self.picture = picture
    self.outline = outline
    self.links = links
    self.destinations = destinations
    self.label = label
  }

  /// A line of the outline that viewers show beside the pages.
  public struct OutlineEntry: Hashable, Sendable {
    /// What it says.
    public var title: String
    /// How deep it lies, from 0; an entry belongs to the last one before it that lies less deep.
    public var level: Int
    /// Where it leads to, in points from the page's top.
    public var y: Double

    /// An entry that says `title`.
    public init(_ title: String, level: Int = 0, y: Double = 0) {
      self.title = title
      self.level = level
      self.y = y
    }
  }

  /// An area that leads elsewhere when it is clicked.
  public struct Link: Hashable, Sendable {
    /// The area, in points from the page's top-left corner.
    public var area: Rect
    /// Where it leads to.
    public var target: Target

    /// Where a link leads to.
    public enum Target: Hashable, Sendable {
      /// An address.
      case address(String)
      /// The destination of this file that has a name.
      case destination(String)
    }

    /// A link from `area`.
    public init(_ area: Rect, to target: Target) {
      self.area = area
      self.target = target
    }
  }

  /// A place that links lead to by its name.
  public struct Destination: Hashable, Sendable {
    /// The name, once in a file.
    public var name: String
    /// The place, in points from the page's top.
    public var y: Double

    /// The place called `name`.
    public init(_ name: String, y: Double = 0) {
      self.name = name
      self.y = y
    }
  }

  /// How pages are numbered from one on.
  public struct Label: Hashable, Sendable {
    /// What stands before each number.
    public var prefix: String
    /// How numbers are written.
    public var style: Style
    /// The number of this page, from 1.
    public var number: Int

    /// How numbers are written.
    public enum Style: Hashable, Sendable {
      /// 1, 2, 3.
      case decimal
      /// i, ii, iii.
      case roman
      /// Not at all: the prefix alone.
      case none
    }

    /// Pages numbered from `number` on.
    public init(prefix: String = "", style: Style = .decimal, number: Int = 1) {
      self.prefix = prefix
      self.style = style
      self.number = number
    }
  }
}
