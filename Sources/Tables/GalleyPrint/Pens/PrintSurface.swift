import GalleyGeometry
import GalleyPDF
import GalleyPicture

protocol PrintSurface: AnyObject {
  func fill(_ rect: Rect, _ color: RGBA) throws(PDFError)
  func draw(_ items: [Picture.Item]) throws(PDFError)
  func show(_ line: LetterRun, at origin: Point, _ color: RGBA) throws(PDFError)
  func show(_ run: Picture.Glyphs) throws(PDFError)
}

final class PDFSurface: PrintSurface {
  let canvas: PDFCanvas

  init(_ canvas: PDFCanvas) { self.canvas = canvas }

  func fill(_ rect: Rect, _ color: RGBA) throws(PDFError) {
    try canvas.draw(.init(.rect(rect), .color(color)))
  }

  func draw(_ items: [Picture.Item]) throws(PDFError) { try canvas.draw(items) }

  func show(_ line: LetterRun, at origin: Point, _ color: RGBA) throws(PDFError) {
    try canvas.show(line, at: origin, color)
  }

  func show(_ run: Picture.Glyphs) throws(PDFError) { try canvas.draw(run) }
}

final class PictureSurface: PrintSurface {
  private(set) var items: [Picture.Item] = []

  func fill(_ rect: Rect, _ color: RGBA) { items.append(.fill(.init(.rect(rect), .color(color)))) }

  func draw(_ items: [Picture.Item]) { self.items += items }

  func show(_ line: LetterRun, at origin: Point, _ color: RGBA) {
    items.append(.glyphs(.init(GlyphRun(line), at: origin, .color(color))))
  }

  func show(_ run: Picture.Glyphs) { items.append(.glyphs(run)) }
}

extension GlyphRun {
  fileprivate init(_ line: LetterRun) {
    var clusters: [Cluster] = []
    for byte in line.text {
      if byte & 0xC0 == 0x80 {
        clusters[clusters.count - 1].bytes += 1
      } else {
        clusters.append(Cluster(bytes: 1, glyphs: 1))
      }
    }
    let places = line.glyphs.indices.map { Double(line.places[$0]) / 1024 }
    self.init(
      font: line.font.face, size: line.size,
      glyphs: zip(line.glyphs, places).map { Glyph(id: $0, x: $1, y: 0) },
      text: String(decoding: line.text, as: UTF8.self), clusters: clusters,
      width: Double(line.places[line.glyphs.count]) / 1024)
  }
}
