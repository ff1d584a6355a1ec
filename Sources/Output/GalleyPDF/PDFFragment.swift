public import GalleyPicture

/// A page range that is written separately, if several machines produce one file.
public struct PDFStretch: Hashable, Sendable {
  /// The page numbers, from 0. May be empty.
  public let pages: Range<Int>
  /// Whether the range includes the end of the file: fonts, outline and page labels.
  public let isLast: Bool

  /// Creates a page range.
  ///
  /// - Parameters:
  ///   - pages: The pages, from 0. May be empty.
  ///   - isLast: Whether the range includes the end of the file: fonts, outline and page labels.
  public init(_ pages: Range<Int>, isLast: Bool) {
    self.pages = pages
    self.isLast = isLast
  }
}

/// A description of a page range that was written, without its bytes.
public struct PDFFragment: Hashable, Sendable {
  /// The number of objects before the range.
  public var first: Int
  /// The number of objects up to the end of the range.
  public var count: Int
  public var objects: [Object]
  /// The root objects. Only the last range has them.
  public var roots: Roots?
  /// The fonts of all pages up to the end of the range.
  public var fonts: Set<FontFace>

  /// Creates a description of a written page range.
  ///
  /// - Parameters:
  ///   - first: The number of objects before the range.
  ///   - count: The number of objects up to the end of the range.
  ///   - objects: The objects of the range.
  ///   - roots: The root objects, which only the last range has.
  ///   - fonts: The fonts of all pages up to the end of the range.
  public init(first: Int, count: Int, objects: [Object], roots: Roots? = nil, fonts: Set<FontFace> = []) {
    self.first = first
    self.count = count
    self.objects = objects
    self.roots = roots
    self.fonts = fonts
  }

  public struct Object: Hashable, Sendable {
    public let number: Int
    /// The offset from the start of the range, in bytes.
    public let offset: Int

    /// Creates the position of an object.
    ///
    /// - Parameters:
    ///   - number: The object number, from 1.
    ///   - offset: The offset from the start of the range, in bytes.
    public init(number: Int, offset: Int) {
      self.number = number
      self.offset = offset
    }
  }

  public struct Roots: Hashable, Sendable {
    public let catalog: Int
    public let information: Int

    public init(catalog: Int, information: Int) {
      self.catalog = catalog
      self.information = information
    }
  }
}
