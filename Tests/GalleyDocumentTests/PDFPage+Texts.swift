import GalleyPDF
import GalleyPicture

extension PDFPage {
  /// The strings on the page, one for each run.
  var texts: [String] { picture.items.flatMap(\.texts) }
}

extension Picture.Item {
  fileprivate var texts: [String] {
    switch self {
    case .glyphs(let glyphs): [glyphs.run.text]
    case .group(let group): group.items.flatMap(\.texts)
    default: []
    }
  }
}
