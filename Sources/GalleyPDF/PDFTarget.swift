public import GalleyPicture

/// A stretch of the pages of a file, which is written by itself where several machines share a file.
public struct PDFStretch: Hashable, Sendable {
  /// The pages, from 0; may be none.
  public let pages: Range<Int>
  /// Whether the end of the file belongs to the stretch: fonts, outline, and what names the pages.
  public let isLast: Bool

  /// The stretch of `pages`.
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

  /// What was written.
  public init(first: Int, count: Int, objects: [Object], roots: Roots? = nil, fonts: Set<FontFace> = []) {
    self.first = first
    self.count = count
    self.objects = objects
    self.roots = roots
    self.fonts = fonts
  }

  /// An object.
  public struct Object: Hashable, Sendable {
    /// Its number, from 1.
    public let number: Int
    /// Where it begins, in bytes from the start of the stretch.
    public let offset: Int

    /// The object with this number.
    public init(number: Int, offset: Int) {
      self.number = number
      self.offset = offset
    }
  }

  /// The numbers of the objects that readers begin with.
  public struct Roots: Hashable, Sendable {
    /// The catalogue of the file.
    public let catalog: Int
    /// What is told about the file.
    public let information: Int

    /// The roots of a file.
    public init(catalog: Int, information: Int) {
      self.catalog = catalog
      self.information = information
    }
  }
}

/// Where a file goes, and which of its pages are written.
package struct PDFTarget {
  let sink: PDFWriter.Sink
  let stretch: PDFStretch?
  let note: (PDFFragment) -> Void

  /// A whole file whose bytes go to `sink`.
  package init(_ sink: @escaping PDFWriter.Sink) { (self.sink, stretch, note) = (sink, nil, { _ in }) }

  /// A stretch of a file; `note` hears what was written, when its last byte is.
  package init(_ stretch: PDFStretch, _ sink: @escaping PDFWriter.Sink, note: @escaping (PDFFragment) -> Void) {
    (self.sink, self.stretch, self.note) = (sink, stretch, note)
  }

  /// The pages that have to be drawn of a file of `count` pages.
  ///
  /// A page calls fonts by names that depend on the pages before it, so these are drawn too, and not written.
  func pages(of count: Int) -> Range<Int> {
    guard let stretch, !stretch.isLast else { return 0..<count }
    return 0..<min(stretch.pages.upperBound, count)
  }

  /// Whether the page at `index` is drawn only for what comes after it.
  func isSilent(at index: Int) -> Bool { stretch.map { !$0.pages.contains(index) } ?? false }
}
