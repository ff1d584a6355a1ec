public import GalleyPicture

/// A stretch of the pages of a file, which is written by itself where several machines share a file.
public struct PDFStretch: Hashable, Sendable {
  /// The pages, from 0; may be none.
  public let pages: Range<Int>
  /// Whether the end of the file belongs to the stretch: fonts, outline, and what names the pages.
  public let isLast: Bool

  public init(_ pages: Range<Int>, isLast: Bool) {
    self.pages = pages
    self.isLast = isLast
  }
}

/// What was written of a file as a stretch, besides its bytes.
public struct PDFFragment: Hashable, Sendable {
  /// How many objects the file has before the stretch.
  public var first: Int
  /// How many objects it has when the stretch ends, those of the stretch included.
  public var count: Int
  /// The objects that the stretch holds, by their numbers.
  public var objects: [Object]
  /// Where readers begin; nil but in the last stretch.
  public var roots: Roots?
  /// The fonts of all pages up to the end of the stretch, each once.
  public var fonts: Set<FontFace>

  public init(first: Int, count: Int, objects: [Object], roots: Roots? = nil, fonts: Set<FontFace> = []) {
    self.first = first
    self.count = count
    self.objects = objects
    self.roots = roots
    self.fonts = fonts
  }

  public struct Object: Hashable, Sendable {
    public let number: Int
    /// Where it begins, in bytes from the start of the stretch.
    public let offset: Int

    public init(number: Int, offset: Int) {
      self.number = number
      self.offset = offset
    }
  }

  /// The numbers of the objects that readers begin with.
  public struct Roots: Hashable, Sendable {
    public let catalog: Int
    public let information: Int

    public init(catalog: Int, information: Int) {
      self.catalog = catalog
      self.information = information
    }
  }
}
