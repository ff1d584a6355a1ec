import Galley
import GalleyDiff
import GalleyImage
import GalleyPicture
import Testing

@Suite("Changed areas of images without layout files")
struct AreaChangeTests {
  private static let (width, height) = (240, 160)

  enum Edit: Hashable, Sendable {
    case added, removed, recolored, changed
    case moved(Int, Int)

    func isReported(by kind: AreaChange.Kind) -> Bool {
      switch (self, kind) {
      case (.added, .added), (.removed, .removed), (.recolored, .recolored), (.changed, .changed): true
      case (.moved(let x, let y), .moved(let otherX, let otherY)): x == otherX && y == otherY
      default: false
      }
    }
  }

  private static let title = DrawnShape(form: .text("Header title", size: 13), x: 120, y: 12)
  private static let shapes = [
    DrawnShape(form: .text("Settings", size: 17), x: 70, y: 45),
    DrawnShape(form: .box(width: 70, height: 30, radius: 8), x: 150, y: 100),
    DrawnShape(form: .disc(radius: 14), x: 60, y: 110), DrawnShape(form: .ring(radius: 15, width: 2), x: 165, y: 50),
    DrawnShape(form: .box(width: 40, height: 12, radius: 0), x: 100, y: 80),
  ]
  private static let shifts = [(2, -1), (0, 3), (-7, 0), (1, 0), (-20, 15)]

  /// Returns the changes that are found after `edit` of `shape`.
  private func changes(_ edit: Edit, of shape: DrawnShape, on backdrop: DrawnBackdrop) throws -> [AreaChange] {
    func coverage(_ shapes: [DrawnShape]) throws -> [Double] {
      try DrawnShape.coverage(shapes, width: Self.width, height: Self.height)
    }
    let ink: [Double] = backdrop.isDark ? [255, 255, 255] : [10, 20, 90]
    let base = (coverage: try coverage([Self.title]), color: ink)
    let own = (coverage: try coverage([shape]), color: ink)
    var (old, new) = ([base, own], [base, own])
    switch edit {
    case .added: old = [base]
    case .removed: new = [base]
    case .recolored: new = [base, (own.coverage, [255, 59, 48])]
    case .moved(let x, let y): new = [base, (try coverage([shape.moved(Double(x), Double(y))]), ink)]
    case .changed:
      let other = DrawnShape(form: .text("Sessions", size: 17), x: shape.x, y: shape.y)
      new = [base, (try coverage([other]), ink)]
    }
    let first = backdrop.bitmap(width: Self.width, height: Self.height, old)
    let second = backdrop.bitmap(width: Self.width, height: Self.height, new)
    return AreaChanges.find(PixelComparison().compare(first, second), of: first, second) ?? []
  }

  @Test(arguments: DrawnBackdrop.allCases)
  func `Nearly all known edits are classified correctly, and moves are exact`(backdrop: DrawnBackdrop) throws {
    var (right, total, wrong) = (0, 0, [String]())
    for (number, shape) in Self.shapes.enumerated() {
      let shift = Self.shifts[number % Self.shifts.count]
      let edits: [Edit] = [.added, .removed, .recolored, .moved(shift.0, shift.1)] + (number == 0 ? [.changed] : [])
      for edit in edits {
        let found = try changes(edit, of: shape, on: backdrop)
        total += 1
        if found.count == 1, edit.isReported(by: found[0].kind) {
          right += 1
        } else {
          wrong.append("\(shape.form) \(edit): \(found)")
        }
      }
    }
    // At least 36 of the 40 moves must be found.
    #expect(right * 10 >= total * 9, "\(right) of \(total): \(wrong.joined(separator: "\n"))")
  }

  @Test(arguments: [DrawnBackdrop.gradient, .noise, .photo, .card])
  func `Small text that moves on any background is reported with the exact distance`(backdrop: DrawnBackdrop) throws {
    let texts = [
      DrawnShape(form: .text("Platform 9, 12:45", size: 11), x: 110, y: 60),
      DrawnShape(form: .text("Photo by Lena", size: 13), x: 90, y: 100),
      DrawnShape(form: .ring(radius: 9, width: 1.5), x: 60, y: 80),
    ]
    let shifts = [(1, 0), (0, -1), (2, -1), (-3, 0), (5, 4), (0, 2)]
    var wrong: [String] = []
    for text in texts {
      for (x, y) in shifts {
        let found = try changes(.moved(x, y), of: text, on: backdrop)
        if found.map(\.kind) != [.moved(x: x, y: y)] { wrong.append("\(text.form) \(x), \(y): \(found)") }
      }
    }
    #expect(wrong.count <= 1, "\(wrong.joined(separator: "\n"))")
  }

  @Test(arguments: [DrawnBackdrop.gradient, .photo])
  func `Recoloured or changed small text is not reported as moved`(backdrop: DrawnBackdrop) throws {
    let text = DrawnShape(form: .text("Settings", size: 13), x: 90, y: 100)
    for edit in [Edit.recolored, .changed, .added, .removed] {
      let found = try changes(edit, of: text, on: backdrop)
      #expect(!found.contains { if case .moved = $0.kind { true } else { false } }, "\(edit): \(found)")
    }
  }

  @Test func `Two edits in one image are reported as two changes`() throws {
    func coverage(_ shapes: [DrawnShape]) throws -> [Double] {
      try DrawnShape.coverage(shapes, width: Self.width, height: Self.height)
    }
    let ink: [Double] = [20, 20, 20]
    let old = DrawnBackdrop.white.bitmap(
      width: Self.width, height: Self.height, [(try coverage([Self.shapes[0], Self.shapes[2]]), ink)])
    let new = DrawnBackdrop.white.bitmap(
      width: Self.width, height: Self.height, [(try coverage([Self.shapes[0].moved(2, -1), Self.shapes[1]]), ink)])
    let found = AreaChanges.find(PixelComparison().compare(old, new), of: old, new) ?? []
    #expect(Set(found.map(\.kind.name)) == ["moved", "removed", "added"], "\(found)")
    #expect(found.contains { $0.kind == .moved(x: 2, y: -1) })
  }

  // MARK: Subpixel shifts

  /// Text and shapes that can be shifted by eighths of a pixel.
  private struct Shifted {
    static let (width, height) = (120, 80)
    private let large: [Double]

    init(_ shapes: [DrawnShape]) throws {
      large = try DrawnShape.coverage(shapes, width: Self.width, height: Self.height, scale: 8)
    }

    /// The coverage after a shift, in eighths of a pixel.
    func coverage(_ x: Int, _ y: Int) -> [Double] {
      let stride = Self.width * 8
      return (0..<Self.height).flatMap { row in
        (0..<Self.width).map { column in
          var sum = 0.0
          for line in 0..<8 {
            let place = min(max(row * 8 + line - y, 0), Self.height * 8 - 1) * stride
            for part in 0..<8 { sum += large[place + min(max(column * 8 + part - x, 0), stride - 1)] }
          }
          return sum / 64
        }
      }
    }
  }

  private static let strokes: [[DrawnShape]] = [
    [
      DrawnShape(form: .text("Thin text 10", size: 10), x: 60, y: 20),
      DrawnShape(form: .text("Body quick", size: 17), x: 60, y: 52),
    ],
    [
      DrawnShape(form: .ring(radius: 20, width: 1), x: 40, y: 40),
      DrawnShape(form: .ring(radius: 12, width: 2), x: 90, y: 40),
    ],
    [
      DrawnShape(form: .line(length: 70, width: 1, degrees: 23), x: 60, y: 30),
      DrawnShape(form: .line(length: 50, width: 0.5, degrees: 0), x: 60, y: 60),
      DrawnShape(form: .line(length: 40, width: 1, degrees: 70), x: 20, y: 40),
      DrawnShape(form: .line(length: 40, width: 1, degrees: -45), x: 100, y: 40),
    ],
    [
      DrawnShape(form: .box(width: 70, height: 30, radius: 8), x: 60, y: 30),
      DrawnShape(form: .disc(radius: 9), x: 30, y: 65),
    ],
  ]
  /// Shifts of at most 0.3 pixels, in eighths of a pixel.
  private static let fractions = [
    (1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (-2, 0), (-1, 2), (0, -2), (1, -1), (-1, -1),
  ]
  private static let colors: [(DrawnBackdrop, [Double])] = [
    (.white, [0, 0, 0]), (.dark, [255, 255, 255]), (.white, [0, 122, 255]), (.gradient, [20, 20, 20]),
    (.noise, [255, 255, 255]),
  ]

  @Test(arguments: 0..<4)
  func `Shifts by fractions of a pixel are classified only as smoothing`(number: Int) throws {
    let shifted = try Shifted(Self.strokes[number])
    let still = shifted.coverage(0, 0)
    for (x, y) in Self.fractions {
      let other = shifted.coverage(x, y)
      for (backdrop, color) in Self.colors {
        let old = backdrop.bitmap(width: Shifted.width, height: Shifted.height, [(still, color)])
        let new = backdrop.bitmap(width: Shifted.width, height: Shifted.height, [(other, color)])
        let found = AreaChanges.find(PixelComparison().compare(old, new), of: old, new) ?? []
        #expect(found.allSatisfy { $0.kind == .smoothed }, "\(x) \(y) \(backdrop): \(found)")
      }
    }
  }

  @Test(arguments: 0..<3)
  func `The perceptual metric ignores subpixel shifts of thin strokes and finds whole-pixel shifts`(
    number: Int
  ) throws {
    let shifted = try Shifted(Self.strokes[number])
    let still = shifted.coverage(0, 0)
    let comparison = PixelComparison(metric: .perceptual)
    for (backdrop, color) in Self.colors.prefix(3) {
      let old = backdrop.bitmap(width: Shifted.width, height: Shifted.height, [(still, color)])
      func different(_ x: Int, _ y: Int) -> Int {
        let new = backdrop.bitmap(width: Shifted.width, height: Shifted.height, [(shifted.coverage(x, y), color)])
        return comparison.compare(old, new).different
      }
      for (x, y) in Self.fractions { #expect(different(x, y) == 0, "\(x) \(y) \(backdrop)") }
      for (x, y) in [(8, 0), (0, 8), (8, 8), (-8, 0)] { #expect(different(x, y) > 10, "\(x) \(y) \(backdrop)") }
    }
  }

  @Test func `The perceptual metric finds thin text in a different colour`() throws {
    let coverage = try DrawnShape.coverage(Self.strokes[0], width: 120, height: 80)
    let old = DrawnBackdrop.white.bitmap(width: 120, height: 80, [(coverage, [0, 0, 0])])
    let new = DrawnBackdrop.white.bitmap(width: 120, height: 80, [(coverage, [60, 60, 60])])
    #expect(PixelComparison(metric: .perceptual).compare(old, new).different > 100)
  }

  // MARK: Sentences and causes

  private static func picture(_ color: [UInt8], x: Int, y: Int) -> [UInt8] {
    PNG.encode(
      TestFiles.bitmap(60, 40) { column, row in
        (x..<(x + 12)).contains(column) && (y..<(y + 8)).contains(row) ? color + [255] : [255, 255, 255, 255]
      })
  }

  @Test func `An image comparison reports changes as sentences and as JSON data`() {
    let report = DiffRun.compare(
      Self.picture([10, 122, 75], x: 8, y: 8), Self.picture([10, 122, 75], x: 10, y: 7))
    let sentence = "an area of 12 × 8 at (8, 8) moved by 2 pixels to the right and 1 up and is otherwise unchanged"
    #expect(report.text.contains(sentence), "\(report.text)")
    #expect(report.json.contains("\"kind\": \"moved\"") && report.json.contains("\"by\""), "\(report.json)")
    let painted = DiffRun.compare(
      Self.picture([10, 122, 75], x: 8, y: 8), Self.picture([122, 10, 75], x: 8, y: 8))
    #expect(painted.text.contains("#0A7A4B became #7A0A4B in 12 × 8 at (8, 8)"), "\(painted.text)")
  }

  @Test func `The same recolouring in many images is reported as one cause per colour`() throws {
    let place = try CheckPlace()
    for number in 0..<8 {
      // The area is at a different position in each image.
      let (x, y) = (number * 5, number * 3)
      try place.write(Self.picture([10, 122, 75], x: x, y: y), to: "a/p\(number).png")
      try place.write(
        Self.picture(number % 2 == 0 ? [122, 10, 75] : [10, 10, 122], x: x, y: y), to: "b/p\(number).png")
    }
    let report = DiffRun().compare(place.path + "/a", place.path + "/b")
    #expect(report.causes.map(\.images.count) == [4, 4], "\(report.text)")
    #expect(Set(report.causes.map(\.kind)) == [.color])
    #expect(
      report.text.contains("the colour #0A7A4B changed to #7A0A4B in 'p0', 'p2' and 2 more scenes"), "\(report.text)")
  }

  @Test func `The same change at different positions is reported as one cause`() throws {
    let place = try CheckPlace()
    for number in 0..<6 {
      try place.write(Self.picture([255, 255, 255], x: 0, y: 0), to: "a/p\(number).png")
      try place.write(
        Self.picture(number < 4 ? [1, 2, 3] : [200, 2, 3], x: number * 4, y: number * 4), to: "b/p\(number).png")
    }
    let report = DiffRun().compare(place.path + "/a", place.path + "/b")
    #expect(report.causes.map(\.images.count) == [4, 2], "\(report.text)")
    #expect(report.text.contains("the same area was added in 'p0', 'p1' and 2 more scenes"), "\(report.text)")
  }
}
