public import GalleyGeometry
public import GalleyPicture

/// A page of a PDF: what it shows, and what leads to and from it.
public struct PDFPage: Hashable, Sendable {
  /// What the page shows, in points from its top-left corner.
  public var picture: Picture
  /// The entries of the outline that lead to the page, in the order of the outline.
  public var outline: [OutlineEntry]
  public var links: [Link]
  public var destinations: [Destination]
  /// The page's own number as viewers show it; nil counts on from the page before.
  public var label: Label?

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
    public var title: String
    /// How deep it lies, from 0; an entry belongs to the last one before it that lies less deep.
    public var level: Int
    /// Where it leads to, in points from the page's top.
    public var y: Double

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
      case address(String)
      case destination(String)
    }

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

    public init(_ name: String, y: Double = 0) {
      self.name = name
      self.y = y
    }
  }

  public struct Label: Hashable, Sendable {
    public var prefix: String
    public var style: Style
    /// The number of this page, from 1.
    public var number: Int

    public enum Style: Hashable, Sendable {
      case decimal
      case roman
      case none
    }

    public init(prefix: String = "", style: Style = .decimal, number: Int = 1) {
      self.prefix = prefix
      self.style = style
      self.number = number
    }
  }
}
