struct PDFMap: Equatable {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, x = 0.0, y = 0.0

  init() {}

  init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
  }

  init(_ numbers: [Double]) {
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], x: numbers[4], y: numbers[5])
  }

  func followed(by next: PDFMap) -> PDFMap {
    PDFMap(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, x: x * next.a + y * next.c + next.x, y: x * next.b + y * next.d + next.y)
  }

  func place(_ px: Double, _ py: Double) -> String {
    "\(PDFMap.text(px * a + py * c + x)) \(PDFMap.text(px * b + py * d + y))"
  }

  var scale: Double { abs(a * d - b * c).squareRoot() }

  static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded.isFinite && abs(rounded) < 1e9 ? "\(rounded)" : "0"
  }

  var svg: String { "matrix(\([a, b, c, d, x, y].map { "\($0)" }.joined(separator: " ")))" }
}

struct PDFOutline {
  private(set) var path = ""
  var clip: String?
  private var end = (0.0, 0.0)

  mutating func add(_ word: String, _ numbers: [Double], _ map: PDFMap) -> Bool {
    let n = numbers
    switch (word, n.count) {
    case ("m", 2...): step("M", [(n[0], n[1])], map)
    case ("l", 2...): step("L", [(n[0], n[1])], map)
    case ("c", 6...): step("C", [(n[0], n[1]), (n[2], n[3]), (n[4], n[5])], map)
    case ("v", 4...): step("C", [end, (n[0], n[1]), (n[2], n[3])], map)
    case ("y", 4...): step("C", [(n[0], n[1]), (n[2], n[3]), (n[2], n[3])], map)
    case ("re", 4...):
      step("M", [(n[0], n[1])], map)
      step("L", [(n[0] + n[2], n[1])], map)
      step("L", [(n[0] + n[2], n[1] + n[3])], map)
      step("L", [(n[0], n[1] + n[3])], map)
      path += "Z"
    case ("h", _): if !path.isEmpty { path += "Z" }
    default: return false
    }
    return true
  }

  private mutating func step(_ letter: String, _ points: [(Double, Double)], _ map: PDFMap) {
    // The first element of a path must move to a point.
    let first = path.isEmpty ? "M" : letter
    let shown = path.isEmpty ? points.suffix(1) : points[...]
    path += first + shown.map { map.place($0.0, $0.1) }.joined(separator: " ")
    end = points.last ?? end
  }
}
