import GalleyGeometry
import GalleyPDF
import GalleyPicture

/// A line of text on its way to a page: what it shows, from its own upper left corner.
struct FlowLine {
  var items: [Picture.Item] = []
  /// From its upper edge to the next line's, in points.
  var height: Double
  var links: [PDFPage.Link] = []
  var notes: [Int] = []

  /// The same, `x` points farther from the left.
  func indented(by x: Double) -> FlowLine {
    guard x != 0 else { return self }
    var line = self
    line.items = [.group(.init(items, transform: AffineTransform(translationX: x, y: 0)))]
    line.links = links.map { PDFPage.Link($0.area.offsetBy(Point(x: x, y: 0)), to: $0.target) }
    return line
  }
}
