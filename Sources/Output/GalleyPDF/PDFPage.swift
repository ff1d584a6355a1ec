public import GalleyGeometry
public import GalleyPicture

public struct PDFPage: Hashable, Sendable {
  /// In points from the top left corner.
  public var picture: Picture
  public var outline: [OutlineEntry]
  public var links: [Link]
  public var destinations: [Destination]
  /// Nil continues the numbering of the previous page.
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

  public struct OutlineEntry: Hashable, Sendable {
    public var title: String
    /// From 0. An entry belongs to the last preceding entry of a lower level.
    public var level: Int
    /// In points from the top of the page.
    public var y: Double

    public init(_ title: String, level: Int = 0, y: Double = 0) {
      self.title = title
      self.level = level
      self.y = y
    }
  }

  /// A clickable area.
  public struct Link: Hashable, Sendable {
    /// In points from the top left corner of the page.
    public var area: Rect
    public var target: Target

    public enum Target: Hashable, Sendable {
      case address(String)
      case destination(String)
    }

    public init(_ area: Rect, to target: Target) {
      self.area = area
      self.target = target
    }
  }

  public struct Destination: Hashable, Sendable {
    /// Must be unique in the file.
    public var name: String
    /// In points from the top of the page.
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

    /// Viewers show the label instead of the page's position.
    public init(prefix: String = "", style: Style = .decimal, number: Int = 1) {
      self.prefix = prefix
      self.style = style
      self.number = number
    }
  }
}
