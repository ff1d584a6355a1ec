import GalleyGeometry
import GalleyPicture
import GalleyViews
import Testing

@testable import GalleySymbols

@Suite struct SVGSymbolTests {
  private func bounds(_ body: String) throws -> Rect {
    try SVGSymbol("<svg viewBox='0 0 17 24'>\(body)</svg>").drawing.bounds
  }

  @Test(
    "SVG shapes are read with the expected bounds",
    arguments: [
      ("<path d='M2 3h10v6H2z'/>", 10.0, 6.0), ("<path d='m2,3 10,0 0,6 -10,0Z'/>", 10, 6),
      ("<rect x='1' y='1' width='8' height='4' rx='1'/>", 8, 4), ("<circle cx='8' cy='8' r='3'/>", 6, 6),
      ("<ellipse cx='8' cy='8' rx='3' ry='2'/>", 6, 4), ("<polygon points='0,0 4,0 4,3'/>", 4, 3),
      ("<path d='M0 5A5 5 0 0 1 10 5z'/>", 10, 5), ("<path d='M0 0Q5 10 10 0z'/>", 10, 5),
      ("<line x1='2' y1='2' x2='12' y2='2' fill='none' stroke='#000' stroke-width='2'/>", 10, 2),
      ("<path d='M2 2h10' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'/>", 12, 2),
      ("<g transform='translate(1 1) scale(2)'><rect width='3' height='2'/></g>", 6, 4),
      ("<g transform='rotate(90)'><rect width='3' height='2'/></g>", 2, 3),
      ("<path d='M0 0h4v4h-4z' fill='none'/><rect width='1' height='2'/>", 1, 2),
    ])
  func shapes(body: String, width: Double, height: Double) throws {
    let bounds = try bounds(body)
    #expect(abs(bounds.width * 17 - width) < 0.01 && abs(bounds.height * 17 - height) < 0.01, "\(bounds)")
  }

  @Test("The even-odd fill rule is used if the SVG file requests it")
  func evenOdd() throws {
    let ring = "d='M0 0h8v8h-8zM2 2h4v4h-4z'"
    func area(_ body: String) throws -> Double {
      let layer = try #require(try SVGSymbol("<svg viewBox='0 0 17 24'>\(body)</svg>").drawing.layers.first)
      return Outline(layer.path.asElements).area * 17 * 17
    }
    #expect(try abs(area("<path \(ring) fill-rule='evenodd'/>") - 48) < 0.01)
    #expect(try abs(area("<path \(ring)/>") - 80) < 0.01)
  }

  @Test("Each colour in an SVG symbol becomes a layer")
  func colors() throws {
    let body = "<rect width='4' height='4' fill='#f00'/><rect width='2' height='2' style='fill: rgb(0, 0, 255)'/>"
    let layers = try SVGSymbol("<svg viewBox='0 0 24 24'>\(body)</svg>").drawing.layers
    #expect(layers.map(\.level) == [0, 1])
    #expect(layers.map(\.color) == [RGBA(255, 0, 0), RGBA(0, 0, 255)])
  }

  @Test("Fill and stroke have separate opacities, and inherited colours are used")
  func opacities() throws {
    let body = """
      <g fill='#f00' stroke='#00f' stroke-width='2' stroke-opacity='25%'>
      <rect x='4' y='4' width='8' height='8' fill='inherit' fill-opacity='0.5' opacity='0.5'/></g>
      """
    let colors = try SVGSymbol("<svg viewBox='0 0 24 24'>\(body)</svg>").drawing.layers.map(\.color)
    #expect(colors == [RGBA(255, 0, 0, alpha: 0.25), RGBA(0, 0, 255, alpha: 0.125)])
  }

  @Test(
    "Corners of strokes are mitered, beveled or round", arguments: [("miter", 2.236), ("round", 1), ("bevel", 0.447)])
  func joins(name: String, tip: Double) throws {
    let attributes = "fill='none' stroke='#000' stroke-width='2' stroke-linejoin='\(name)'"
    let bounds = try bounds("<path d='M0 10L5 0L10 10' \(attributes)/>")
    // Both ends of the bevel reach 0.447 units below the line.
    #expect(abs(bounds.height * 17 - (10 + 0.447 + tip)) < 0.01, "\(bounds)")
  }

  @Test(
    "Errors in an SVG file are reported with their line",
    arguments: [
      ("<svg viewBox='0 0 24 24'>\n<path d='M0 0 L x'/></svg>", 2, "galley does not support 'd' of '<path>'"),
      (
        "<svg viewBox='0 0 24 24'>\n\n<text>a</text></svg>", 3,
        "galley cannot draw '<text>', only paths and basic shapes"
      ),
      ("<svg viewBox='0 0 24'><path d='M0 0h1v1z'/></svg>", 1, "'viewBox' of '<svg>' is invalid"),
      ("<svg viewBox='0 0 24 24'>\n<path d='M0 0h1v1z'>\n</svg>", 3, "mismatched tag"),
      (
        "<svg viewBox='0 0 24 24'>\n<path fill='bluish' d='M0 0h1v1z'/></svg>", 2,
        "galley does not support 'fill' of '<path>'"
      ),
      (
        "<svg viewBox='0 0 24 24'>\n<path stroke-linejoin='arcs' d='M0 0h1v1z'/></svg>", 2,
        "galley does not support 'stroke-linejoin' of '<path>'"
      ),
      ("<svg viewBox='0 0 24 24'></svg>", 1, "it draws no pixels"), ("", 1, "no element found"),
      ("<svg><path d='M0 0h1v1z'/></svg>", 1, "it has no 'svg' with a viewBox or a size"),
      ("<svg viewBox='0 0 24 24'>\n<path d='M0 0", 2, "unclosed token"),
    ])
  func errors(text: String, line: Int, reason: String) {
    #expect(throws: LocatedError(line: line, reason: reason)) { try SVGSymbol(text) }
  }
}
