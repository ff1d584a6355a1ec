import GalleyGeometry
import GalleyPDF
import GalleyPicture

struct FlowLine {
  var items: [Picture.Item] = []
  var height: Double
  var links: [PDFPage.Link] = []
  var notes: [Int] = []

  func indented(by x: Double) -> FlowLine {
    guard x != 0 else { return self }
    var line = self
    line.items = [.group(.init(items, transform: AffineTransform(translationX: x, y: 0)))]
    line.links = links.map { PDFPage.Link($0.area.offsetBy(Point(x: x, y: 0)), to: $0.target) }
    return line
  }
}
