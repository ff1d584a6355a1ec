import GalleyGeometry
public import GalleyPicture

/// A drawing of a book, and how many pixels a point of it gets where it is shown as a bitmap.
public struct BookPicture: Hashable, Sendable {
  public var picture: Picture
  public var scale: Double

  init(_ picture: Picture, scale: Double) {
    self.picture = picture
    self.scale = scale
  }

  static func large(_ picture: Picture) -> BookPicture { BookPicture(picture, scale: 2) }
  /// A picture among many: as on the screen, but not wider than a narrow phone.
  static func small(_ picture: Picture) -> BookPicture {
    BookPicture(picture, scale: min(1, smallWidth / max(picture.size.width, 1)))
  }

  /// The most pixels that a small picture is wide.
  private static let smallWidth = 360.0
}

extension Book {
  /// Every drawing that the page of the book shows, each once, in order.
  public var pictures: [BookPicture] {
    var seen: Set<BookPicture> = []
    return chapters.flatMap { chapter in
      [chapter.cover].compactMap(\.self).map(BookPicture.small)
        + chapter.sections.flatMap { $0.blocks.flatMap(\.pictures) }
    }
    .filter { seen.insert($0).inserted }
  }
}

extension Book.Block {
  fileprivate var pictures: [BookPicture] {
    switch self {
    case .heading, .sentences, .table: []
    case .plate(let plate): [.large(plate.frame.picture), .large(plate.blueprint.picture)]
    case .drawing(let figure): [.large(figure.picture)]
    case .sheet(_, let figures): figures.map { .small($0.picture) }
    case .findings(let findings): findings.map { .large($0.picture) }
    case .film(let film): film.frames.map { .small($0.picture) }
    }
  }
}
