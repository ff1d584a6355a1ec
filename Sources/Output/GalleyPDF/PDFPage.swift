public import GalleyGeometry
public import GalleyPicture

public struct PDFPage: Hashable, Sendable {
  /// The content, in points from the top left corner.
  public var picture: Picture
  public var outline: [OutlineEntry]
  public var links: [Link]
  public var destinations: [Destination]
  /// The page label, or nil to continue the numbering of the previous page.
  public var label: Label?

  /// Creates a page with the size of `picture`.
  ///
  /// - Parameters:
  ///   - picture: The content, in points from the top left corner.
  ///   - outline: The outline entries that lead to this page, from top to bottom.
  ///   - links: The clickable areas.
  ///   - destinations: The named targets on this page.
  ///   - label: The page label; nil (the default) continues the numbering of the previous page.
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
    /// The depth, from 0. An entry belongs to the last preceding entry of a lower level.
    public var level: Int
    /// The target, in points from the top of the page.
    public var y: Double

    /// Creates an outline entry.
    ///
    /// - Parameters:
    ///   - title: The text of the entry.
    ///   - level: The depth, from 0 (the default). An entry belongs to the last preceding entry of a lower level.
    ///   - y: The target, in points from the top of the page (default: 0).
    public init(_ title: String, level: Int = 0, y: Double = 0) {
      self.title = title
      self.level = level
      self.y = y
    }
  }

  /// A clickable area.
  public struct Link: Hashable, Sendable {
    /// The area, in points from the top left corner of the page.
    public var area: Rect
    public var target: Target

    public enum Target: Hashable, Sendable {
      case address(String)
      case destination(String)
    }

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - area: The area, in points from the top left corner of the page.
    ///   - target: The address or the named destination that the link opens.
    public init(_ area: Rect, to target: Target) {
      self.area = area
      self.target = target
    }
  }

  public struct Destination: Hashable, Sendable {
    /// The name that links use. It must be unique in the file.
    public var name: String
    /// The position, in points from the top of the page.
    public var y: Double

    /// Creates a named target.
    ///
    /// - Parameters:
    ///   - name: The name that links use. It must be unique in the file.
    ///   - y: The position, in points from the top of the page (default: 0).
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

    /// Creates a page label, which viewers show instead of the page's position.
    ///
    /// - Parameters:
    ///   - prefix: The text before the number (default: empty).
    ///   - style: The form of the number (default: `.decimal`).
    ///   - number: The number of this page, from 1 (default: 1). The following pages continue it.
    public init(prefix: String = "", style: Style = .decimal, number: Int = 1) {
      self.prefix = prefix
      self.style = style
      self.number = number
    }
  }
}
