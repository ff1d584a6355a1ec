import GalleyGeometry
import GalleyPDF
import GalleyPicture

/// A line of text for a page, relative to its own top-left corner.
struct FlowLine {
  var items: [Picture.Item] = []
  /// The distance from its top edge to the next line, in points.
  var height: Double
  var links: [PDFPage.Link] = []
  var notes: [Int] = []

  /// Returns the line moved to the right by `x` points.
  func indented(by x: Double) -> FlowLine {
    guard x != 0 else { return self }
    var line = self
    line.items = [.group(.init(items, transform: AffineTransform(translationX: x, y: 0)))]
    line.links = links.map { PDFPage.Link($0.area.offsetBy(Point(x: x, y: 0)), to: $0.target) }
    return line
  }
}
