import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleySVG
import GalleyStage
import GalleyTables
import GalleyTemplate

/// Writes the figures of a web page. Charts and scenes become SVG with shared fonts; images are unchanged.
struct WebFigures {
  private let language: String
  private let style: PageStyle
  private let renderContext: RenderContext
  private var sheet: SVGSheet

  init(language: String, _ style: PageStyle, _ renderContext: RenderContext) throws(ProofError) {
    self.language = language
    self.style = style
    self.renderContext = renderContext
    do { sheet = SVGSheet(try renderContext.painter()) } catch { throw .paint(error) }
  }

  var definitions: String {
    "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\"><defs>\n\(sheet.definitions)"
      + "</defs></svg>\n"
  }

  func rules() throws(ProofError) -> String {
    do { return try sheet.rules() } catch { throw .paint(error) }
  }

  // MARK: Charts

  private static let widths = [(name: "broad", pixels: 688.0), (name: "narrow", pixels: 350.0)]
  /// The scale in points per pixel, as on a page with 10 pt text.
  private static let chartScale = 0.7

  /// Returns versions of a chart for wide and narrow pages, in light and dark mode. Only one of them is visible at a
  /// time.
  mutating func markup(of chart: ReportChart, _ alternative: String) throws(ProofError) -> String {
    let drawing = ChartDrawing(chart, language: language, style, renderContext)
    let table = drawing.table
    var text = "<div class=\"chart\">\n"
    for width in Self.widths {
      for isDark in [false, true] {
        let size = drawing.size(width: width.pixels * Self.chartScale)
        let plot = drawing.plot(size, scale: Self.chartScale, isDark: isDark)
        text += try svg(
          Picture(size: size, items: plot.items), alternative, name: "\(width.name) \(isDark ? "dark" : "light")",
          description: table.description, hotspots: plot.hotspots)
      }
    }
    text += "</div>\n"
    let rows = table.markup
    guard !rows.isEmpty else { return text }
    let summary = PrintLabels(language: language).table.html
    return text + "<details class=\"values\"><summary>\(summary)</summary>\n\(rows)</details>\n"
  }

  /// Returns tooltips that need no scripts: browsers show the title of the transparent rectangle below the pointer.
  private static func tooltips(_ hotspots: [PlotHotspot]) -> String {
    guard !hotspots.isEmpty else { return "" }
    let rects = hotspots.map { hotspot in
      let numbers = [hotspot.rect.minX, hotspot.rect.minY, hotspot.rect.width, hotspot.rect.height].map(WebNumber.text)
      return "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\">"
        + "<title>\(hotspot.text.html)</title></rect>"
    }
    return "<g class=\"tips\">\(rects.joined())</g>"
  }

  // MARK: Scenes

  mutating func markup(of scene: ReportScene, _ alternative: String) throws(ProofError) -> String {
    var text = "<div class=\"plates\">\n"
    for figure in try FigureSetter.Figure.figures(of: scene, renderContext) {
      let width = min(figure.size.width, scene.width ?? .infinity)
      let label = [alternative, figure.title].filter { !$0.isEmpty }.joined(separator: ": ")
      text += "<div class=\"plate\" style=\"width:\(Int(width.rounded()))px\">\n"
      text += try svg(Picture(size: figure.size, items: figure.items), label, name: "framed")
      if !figure.title.isEmpty { text += "<p>\(figure.title.html)</p>\n" }
      text += "</div>\n"
    }
    return text + "</div>\n"
  }

  /// The scale in pixels per point, for pictures that are too complex for SVG.
  private static let imageScale = 2.0

  private mutating func svg(
    _ picture: Picture, _ alternative: String, name: String, description: String = "", hotspots: [PlotHotspot] = []
  ) throws(ProofError) -> String {
    let content: String
    do { content = try sheet.content(of: picture, scale: Self.imageScale) } catch { throw .paint(error) }
    let described = description.isEmpty ? "" : "<desc>\(description.html)</desc>"
    let (wide, high) = (WebNumber.text(picture.size.width), WebNumber.text(picture.size.height))
    return "<svg class=\"picture \(name)\" role=\"img\" aria-label=\"\(alternative.html)\""
      + " viewBox=\"0 0 \(wide) \(high)\">\(described)\(content)\(Self.tooltips(hotspots))</svg>\n"
  }

  // MARK: Images

  func markup(of image: ReportImage) throws(ProofError) -> String {
    let source = try renderContext.picture(inFile: image.path)
    let bytes = try renderContext.bytes(ofImage: image.path)
    if let share = image.widthShare, let address = WebPage.address(ofImage: bytes) {
      return
        "<img src=\"\(address)\" alt=\"\(image.alternative.html)\" style=\"width:\(WebNumber.text(share * 100))%\">\n"
    }
    let width = min(Double(source.bitmap.width), image.width ?? .infinity)
    let height = Double(source.bitmap.height) * width / Double(max(source.bitmap.width, 1))
    guard let address = WebPage.address(ofImage: bytes) else { return "" }
    return "<img src=\"\(address)\" alt=\"\(image.alternative.html)\" width=\"\(Int(width.rounded()))\""
      + " height=\"\(Int(height.rounded()))\">\n"
  }
}

enum WebNumber {
  static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
