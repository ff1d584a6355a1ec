import GalleyGeometry
import GalleyPicture
import GalleyViews
import GalleyXML

/// Each colour becomes a layer for palette rendering, unless all elements have the same style.
struct SVGSymbol {
  private var parts: [Part] = []
  private var colors: [RGBA?] = []
  private var stack: [SVGStyle] = [SVGStyle()]
  private var viewBox: Rect?
  private var hidden = 0

  private struct Part {
    let outline: Outline
    let color: RGBA?
  }

  private struct Tag {
    let name: String
    let attributes: [String: String]
    let line: Int
  }

  init(_ text: String) throws(LocatedError) {
    let scan = XMLScan(encoding: "UTF-8")
    var symbol = SVGSymbol()
    var failure: LocatedError?
    scan.start = { [unowned scan] name, attributes in
      guard failure == nil else { return }
      do throws(LocatedError) {
        try symbol.begin(Tag(name: name, attributes: attributes.all, line: scan.line))
      } catch { failure = error }
    }
    scan.end = { _ in symbol.end() }
    do throws(XMLScan.Fault) { try scan.read(Array(text.utf8)) } catch {
      throw failure ?? LocatedError(line: error.line, reason: error.remark)
    }
    if let failure { throw failure }
    guard symbol.viewBox != nil else {
      throw LocatedError(line: 1, reason: "it has no 'svg' with a viewBox or a size")
    }
    guard !symbol.parts.isEmpty else { throw LocatedError(line: scan.line, reason: "it draws no pixels") }
    self = symbol
  }

  private init() {}

  /// The drawing, in ems: a view box of 24 units corresponds to 24 pt at a text size of 17 pt.
  var drawing: SymbolDrawing {
    let box = viewBox ?? Rect(x: 0, y: 0, width: 24, height: 24)
    let scale = 24 / 17 / max(box.height, 1e-9)
    let map = AffineTransform(scaleX: scale, y: scale)
    return SymbolArt(
      parts.map { part in
        .init(
          outline: part.outline.applying(map), level: colors.firstIndex(of: part.color) ?? 0, color: part.color)
      }
    ).drawing
  }

  private mutating func end() { if hidden > 0 { hidden -= 1 } else { stack.removeLast() } }

  private mutating func begin(_ tag: Tag) throws(LocatedError) {
    if hidden > 0 || SVGSymbol.silent.contains(tag.name) {
      hidden += 1
      return
    }
    func error(_ name: String) -> LocatedError {
      LocatedError(line: tag.line, reason: "galley does not support '\(name)' of '<\(tag.name)>'")
    }
    var style = stack.last ?? SVGStyle()
    if let wrong = style.apply(tag.attributes) { throw error(wrong) }
    stack.append(style)
    switch tag.name {
    case "svg": try readBox(tag)
    case "g", "a": break
    default:
      guard let read = SVGShape.readers[tag.name] else {
        throw LocatedError(line: tag.line, reason: "galley cannot draw '<\(tag.name)>', only paths and basic shapes")
      }
      var shape = SVGShape(tag.attributes)
      guard let elements = read(&shape), shape.error == nil else { throw error(shape.error ?? "d") }
      add(elements, style)
    }
  }

  private mutating func readBox(_ tag: Tag) throws(LocatedError) {
    if let text = tag.attributes["viewBox"] {
      var scanner = NumberScanner(text)
      guard let numbers = scanner.numbers(), numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
        throw LocatedError(line: tag.line, reason: "'viewBox' of '<svg>' is invalid")
      }
      viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      var shape = SVGShape(tag.attributes)
      let (width, height) = (shape.length("width"), shape.length("height"))
      if width > 0, height > 0 { viewBox = Rect(x: 0, y: 0, width: width, height: height) }
    }
  }

  private mutating func add(_ elements: [Path.Element], _ style: SVGStyle) {
    if let fill = style.fill {
      let outline = Outline(elements)
      add(style.isEvenOdd ? outline.evenOdd : outline, fill.color, style.fillOpacity, style)
    }
    if let stroke = style.stroke, style.strokeWidth > 0 {
      let pen = SVGStroke(width: style.strokeWidth, join: style.join, cap: style.cap)
      add(pen.outline(of: elements), stroke.color, style.strokeOpacity, style)
    }
  }

  private mutating func add(_ outline: Outline, _ color: RGBA?, _ opacity: Double, _ style: SVGStyle) {
    guard !outline.elements.isEmpty else { return }
    let color = color?.multiplyingAlpha(by: style.opacity * opacity)
    if !colors.contains(color) { colors.append(color) }
    parts.append(Part(outline: outline.applying(style.transform), color: color))
  }

  private static let silent: Set = ["title", "desc", "metadata", "defs", "style", "script"]
}

extension Outline {
  /// The outline filled with the even-odd rule. It is valid only for contours that do not intersect.
  fileprivate var evenOdd: Outline {
    let all = contours
    return Outline(
      all.enumerated().flatMap { index, contour in
        let depth = all.enumerated().count { $0.offset != index && $0.element.contains(contour.start) }
        let isClockwise = contour.area > 0
        return (isClockwise == depth.isMultiple(of: 2) ? contour : contour.reversed).elements
      })
  }
}
