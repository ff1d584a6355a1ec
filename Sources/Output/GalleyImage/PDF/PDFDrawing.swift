/// The first page of a PDF, converted to SVG. Pages with text, images, patterns or masks are rejected, because the
/// result would be incomplete.
struct PDFDrawing {
  private typealias Refusal = PDFFile.Refusal

  private let file: PDFFile
  private var definitions: [String] = []
  private var elements: [String] = []
  private var count = 0

  /// Limits on form objects, because a form that draws itself twice would take hours.
  private static let deepest = 8, maximum = 100_000, maximumSteps = 2_000_000
  private var steps = 0

  static func svg(_ bytes: [UInt8]) throws(ImageError) -> String {
    var drawing = PDFDrawing(file: PDFFile(bytes))
    do throws(Refusal) { return try drawing.svg() } catch {
      throw .damaged(format: "PDF", detail: error.detail)
    }
  }

  private init(file: PDFFile) { self.file = file }

  private mutating func svg() throws(Refusal) -> String {
    let (page, resources, box) = try file.firstPage()
    let (width, height) = (box[2] - box[0], box[3] - box[1])
    var state = State()
    state.map = PDFMap(a: 1, b: 0, c: 0, d: -1, x: -box[0], y: box[3])
    let data = try file.data(file.value("Contents", of: page) ?? .list([]))
    try draw(data, resources, state, depth: 0)
    let (w, h) = (PDFMap.text(width), PDFMap.text(height))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\" viewBox=\"0 0 \(w) \(h)\">"
      + "<defs>\(definitions.joined())</defs>\(elements.joined())</svg>"
  }

  private struct State {
    var map = PDFMap()
    var fill = "#000", stroke = "#000"
    var fillOpacity = 1.0, strokeOpacity = 1.0
    var width = 1.0, cap = 0, join = 0, limit = 10.0
    var dashes: [Double] = [], phase = 0.0
    var clips: [Int] = []
  }

  private mutating func draw(
    _ data: [UInt8], _ resources: PDFValue?, _ start: State, depth: Int
  ) throws(Refusal) {
    guard depth < Self.deepest else { throw Refusal(detail: "its drawings are nested too deeply") }
    var scanner = PDFScanner(data)
    var (state, kept, values, outline) = (start, [State](), [PDFValue](), PDFOutline())
    while let value = scanner.next() {
      steps += 1
      guard steps < Self.maximumSteps else { throw Refusal(detail: "it has too many steps") }
      guard case .word(let word) = value else {
        values.append(value)
        continue
      }
      let numbers = values.compactMap(\.number)
      switch word {
      case "q": kept.append(state)
      case "Q": state = kept.popLast() ?? state
      case "cm" where numbers.count == 6: state.map = PDFMap(numbers).followed(by: state.map)
      case "Do":
        let object = file.value(values.last?.name ?? "", of: file.value("XObject", of: resources))
        try drawForm(object, resources, state, depth: depth)
      case "sh":
        let shading = file.value(values.last?.name ?? "", of: file.value("Shading", of: resources))
        try shade(shading, state)
      case "gs": try set(file.value(values.last?.name ?? "", of: file.value("ExtGState", of: resources)), &state)
      case "BT": throw Refusal(detail: "it has text")
      case "BI": throw Refusal(detail: "it has an image")
      default:
        if outline.add(word, numbers, state.map) { break }
        if try paint(word, &outline, &state) { break }
        try set(word, numbers, values, &state)
      }
      values = []
    }
  }

  private mutating func paint(
    _ word: String, _ outline: inout PDFOutline, _ state: inout State
  ) throws(Refusal) -> Bool {
    let isEven = word.hasSuffix("*")
    switch word {
    case "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "n": break
    case "W", "W*":
      outline.clip = isEven ? "evenodd" : "nonzero"
      return true
    default: return false
    }
    if word == "s" || word.hasPrefix("b") { _ = outline.add("h", [], state.map) }
    let fills = word.lowercased().hasPrefix("f") || word.lowercased().hasPrefix("b")
    let strokes = word.lowercased() == "s" || word.lowercased().hasPrefix("b")
    if fills || strokes, !outline.path.isEmpty {
      let rule = isEven ? " fill-rule=\"evenodd\"" : ""
      try add(
        "<path d=\"\(outline.path)\"\(rule)"
          + (fills ? " fill=\"\(state.fill)\" fill-opacity=\"\(state.fillOpacity)\"" : " fill=\"none\"")
          + (strokes ? lines(state) : "") + "/>", state)
    }
    if let rule = outline.clip {
      count += 1
      definitions.append("<clipPath id=\"c\(count)\"><path d=\"\(outline.path)\" clip-rule=\"\(rule)\"/></clipPath>")
      state.clips.append(count)
    }
    outline = PDFOutline()
    return true
  }

  private func lines(_ state: State) -> String {
    let scale = state.map.scale
    let dashes = state.dashes.map { PDFMap.text($0 * scale) }.joined(separator: " ")
    return " stroke=\"\(state.stroke)\" stroke-opacity=\"\(state.strokeOpacity)\""
      + " stroke-width=\"\(PDFMap.text(max(state.width * scale, 0.25)))\""
      + " stroke-linecap=\"\(["butt", "round", "square"][min(max(state.cap, 0), 2)])\""
      + " stroke-linejoin=\"\(["miter", "round", "bevel"][min(max(state.join, 0), 2)])\""
      + " stroke-miterlimit=\"\(state.limit)\""
      + (dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\" stroke-dashoffset=\"\(state.phase * scale)\"")
  }

  private mutating func add(_ element: String, _ state: State) throws(Refusal) {
    guard elements.count < Self.maximum else { throw Refusal(detail: "it has too many outlines") }
    elements.append(
      state.clips.map { "<g clip-path=\"url(#c\($0))\">" }.joined() + element
        + String(repeating: "</g>", count: state.clips.count))
  }

  private func set(
    _ word: String, _ numbers: [Double], _ values: [PDFValue], _ state: inout State
  ) throws(Refusal) {
    switch word {
    case "g", "rg", "k", "sc", "scn": state.fill = try color(numbers, values)
    case "G", "RG", "K", "SC", "SCN": state.stroke = try color(numbers, values)
    case "cs": state.fill = "#000"
    case "CS": state.stroke = "#000"
    case "w": state.width = numbers.first ?? 1
    case "J": state.cap = Int(min(max(numbers.first ?? 0, 0), 2))
    case "j": state.join = Int(min(max(numbers.first ?? 0, 0), 2))
    case "M": state.limit = max(1, numbers.first ?? 10)
    case "d":
      state.dashes = (values.first?.list ?? []).compactMap(\.number)
      state.phase = numbers.last ?? 0
    default: break
    }
  }

  private func color(_ parts: [Double], _ values: [PDFValue]) throws(Refusal) -> String {
    guard values.last?.name == nil, let color = PDFShading.color(parts) else {
      throw Refusal(detail: "it has patterns")
    }
    return color
  }

  private func set(_ settings: PDFValue?, _ state: inout State) throws(Refusal) {
    if let mask = file.value("SMask", of: settings), mask.name != "None" { throw Refusal(detail: "it has masks") }
    if let blend = file.value("BM", of: settings)?.name, blend != "Normal", blend != "Compatible" {
      throw Refusal(detail: "it has blend modes")
    }
    state.fillOpacity = file.value("ca", of: settings)?.number ?? state.fillOpacity
    state.strokeOpacity = file.value("CA", of: settings)?.number ?? state.strokeOpacity
    state.width = file.value("LW", of: settings)?.number ?? state.width
  }

  private mutating func drawForm(
    _ form: PDFValue?, _ outer: PDFValue?, _ state: State, depth: Int
  ) throws(Refusal) {
    guard file.value("Subtype", of: form)?.name == "Form" else { throw Refusal(detail: "it has an image") }
    var inner = state
    if let matrix = file.numbers(file.value("Matrix", of: form)), matrix.count == 6 {
      inner.map = PDFMap(matrix).followed(by: state.map)
    }
    if let box = file.numbers(file.value("BBox", of: form)), box.count == 4 {
      var outline = PDFOutline()
      _ = outline.add("re", [box[0], box[1], box[2] - box[0], box[3] - box[1]], inner.map)
      outline.clip = "nonzero"
      _ = try paint("n", &outline, &inner)
    }
    (inner.fillOpacity, inner.strokeOpacity) = (1, 1)
    let before = elements.count
    try draw(file.data(form), file.value("Resources", of: form) ?? outer, inner, depth: depth + 1)
    guard state.fillOpacity < 1 else { return }
    let group = elements[before...].joined()
    elements.removeSubrange(before...)
    elements.append("<g opacity=\"\(state.fillOpacity)\">\(group)</g>")
  }

  private mutating func shade(_ shading: PDFValue?, _ state: State) throws(Refusal) {
    count += 1
    guard let gradient = PDFShading(file, shading)?.svg(id: "s\(count)", map: state.map) else {
      throw Refusal(detail: "it has a gradient of an unknown kind")
    }
    definitions.append(gradient)
    let opacity = " fill-opacity=\"\(state.fillOpacity)\""
    try add("<path d=\"M-9999-9999H9999V9999H-9999Z\" fill=\"url(#s\(count))\"\(opacity)/>", state)
  }
}
