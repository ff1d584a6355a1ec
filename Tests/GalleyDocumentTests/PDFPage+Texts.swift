import GalleyPDF
import GalleyPicture

extension PDFPage {
  /// What the page says: a text for each run.
  var texts: [String] { picture.items.flatMap(\.texts) }
}

extension Picture.Item {
  /// What it says.
  fileprivate var texts: [String] {
    switch self {
    case .glyphs(let glyphs): [glyphs.run.text]
    case .group(let group): group.items.flatMap(\.texts)
    default: []
    }
  }
}
