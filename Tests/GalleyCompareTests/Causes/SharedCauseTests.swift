import Galley
import Testing

@Suite("One change that affects several images")
struct SharedCauseTests {
  private let place: CheckPlace

  init() throws { place = try CheckPlace() }

  /// Returns the report of a check of scenes that changed from `old` to `new`.
  private func check(_ old: [String], _ new: [String]) throws -> CheckReport {
    var run = CheckRun(CheckOptions(baselines: place.baselines))
    _ = run.check(try scenes(old))
    run.options.record = .never
    return run.check(try scenes(new))
  }

  private func scenes(_ texts: [String]) throws -> [Scene] {
    try texts.enumerated().map { try Scene(yaml: "scene: 1\n" + $1 + "\n", file: "s\($0).yaml") }
  }

  private func check(_ scene: String, _ edits: KeyValuePairs<String, String>) throws -> CheckReport {
    let new = edits.reduce(scene) { $0.replacing($1.key, with: $1.value) }
    #expect(new != scene)
    return try check([scene], [new])
  }

  private static let schemes = "variants: { colorScheme: [light, dark] }"

  @Test("If a view is removed from a component, the cause lists every use of the component")
  func component() throws {
    let report = try check(
      """
      canvas: { size: 300x120, scale: 1 }
      components:
        Seat:
          VStack: [ { Text: "{name}" }, { Text: "{price}" }, { Text: per night, font: caption } ]
          spacing: 4
      view:
        HStack: [ { Seat: { name: Small, price: "30" } }, { Seat: { name: Middle, price: "50" } }, { Seat: { name: Large, price: "80" } } ]
      variants: { colorScheme: [light, dark], dynamicTypeSize: [large, xLarge] }
      """, [", { Text: per night, font: caption }": ""])
    #expect(
      report.causes.map(\.sentence) == ["\"per night\" is gone from \"Small\", \"Middle\" and \"Large\""])
    #expect(report.causes.first?.images.count == 4)
  }

  @Test("A changed gradient is reported as one cause in both colour schemes, for any number of colours")
  func gradient() throws {
    let scene = """
      canvas: { size: 120x80, scale: 1 }
      view: { VStack: [ { Text: LM, padding: 12, background: { Circle: { LinearGradient: [systemGray2, systemGray] } } }, { Text: x } ] }
      \(Self.schemes)
      """
    let report = try check(scene, ["systemGray2, systemGray": "systemTeal, systemBlue"])
    #expect(report.causes.count == 1 && report.causes.first?.kind == .color, "\(report.text)")
    #expect(report.causes.first?.images.count == 2)
    #expect(report.text.ranges(of: "gradient").count == 2, "\(report.text)")
    let shared = try check(
      [scene, scene],
      [scene, scene].map { $0.replacing("Gray2", with: "Pink").replacing("systemGray]", with: "systemRed]") })
    #expect(shared.causes.count == 1 && shared.causes.first?.images.count == 4, "\(shared.text)")
  }

  @Test("A changed colour that a gradient and text share is reported as one cause")
  func sharedColor() throws {
    let report = try check(
      """
      canvas: { size: 120x80, scale: 1 }
      view: { VStack: [ { Rectangle: { LinearGradient: ["#112233", "#445566"] }, frame: { width: 40, height: 20 } }, { Text: x, foregroundStyle: "#112233" }, { Text: y, foregroundStyle: "#445566" } ] }
      """, ["#112233": "#AA2233", "#445566": "#BB5566"])
    #expect(report.causes.count == 2 && report.causes.allSatisfy { $0.kind == .color }, "\(report.causes)")
  }

  @Test("A changed canvas background is reported as one cause in both colour schemes")
  func background() throws {
    let report = try check(
      """
      canvas: { size: 120x80, scale: 1, background: systemGroupedBackground }
      view: { Text: x }
      \(Self.schemes)
      """, ["systemGroupedBackground": "\"#FFF8E7\""])
    #expect(report.causes.count == 1 && report.causes.first?.images.count == 2, "\(report.causes)")
    #expect(report.text.ranges(of: "the canvas background is").count == 1, "\(report.text)")
  }

  @Test("A changed canvas size is reported as a separate cause unless the height follows the content")
  func canvas() throws {
    let report = try check(
      """
      canvas: { width: 120, height: 100, scale: 1 }
      view: { VStack: [ { Circle: orange, frame: { width: 20, height: 20 }, offset: { x: 0, y: 0 }, id: avatar }, { Text: Name } ] }
      variants: { dynamicTypeSize: [large, xLarge, xxLarge] }
      """, ["width: 120": "width: 110", "y: 0": "y: 6"])
    #expect(
      Set(report.causes.map(\.sentence)) == [
        "the canvas is 110 × 100 pt instead of 120 × 100", "'avatar' moved 6 pt down",
      ])
    let fitted = try check(
      """
      canvas: { width: 120, height: fit, scale: 1 }
      view: { VStack: [ { Text: Name }, { Text: Short } ] }
      """, ["Short": "A text that needs several lines"])
    #expect(fitted.causes.map(\.kind) == [.text], "\(fitted.causes.map(\.sentence))")
  }

  @Test("Reversing the layout direction is reported as one cause")
  func direction() throws {
    let report = try check(
      """
      canvas: { size: 200x120, scale: 1 }
      data: { f: [ { n: One, a: "1", b: "2" }, { n: Two, a: "3", b: "4" } ] }
      view:
        VStack:
          - Text: Title
          - Grid:
              - ForEach: f
                row: { GridRow: [ { Text: "{n}" }, { Text: "{a}" }, { Text: "{b}" } ] }
            id: matrix
            layoutDirection: leftToRight
      """, ["leftToRight": "rightToLeft"])
    #expect(
      report.causes.map(\.sentence) == ["layout direction of 'matrix' is right to left instead of left to right"])
    #expect(report.images.first?.account?.unexplained == 0)
  }

  @Test("A changed scroll offset is reported as the only cause of changes in a header that follows it")
  func scrolled() throws {
    let report = try check(
      """
      canvas: { size: 150x160, scale: 1 }
      data: { rows: { generate: { rows: 30, columns: { n: counter } } } }
      view:
        ScrollView:
          LazyVStack:
            ForEach: rows
            row: { Text: "Row {n}", padding: 8 }
        id: list
        scrollHeader: { name: top, resting: 80, minimum: 30, maximum: 90, view: { Color: orange, overlay: { Text: Title, scrollProgress: { of: list, from: 0, to: 50, opacity: [0, 1] } } } }
      states: [ { name: down, scroll: { list: { offset: 20 } } } ]
      """, ["offset: 20": "offset: 35"])
    #expect(report.causes.map(\.sentence) == ["'list' is scrolled to 0, 35 instead of 0, 20"])
    #expect(report.images.first?.account?.unexplained == 0)
  }

  @Test("A view that is drawn differently is named, and its neighbours are not")
  func redrawn() throws {
    let scene = """
      canvas: { size: 120x80, scale: 1 }
      view:
        VStack:
          - { Rectangle: { LinearGradient: [red, blue], startPoint: leading, endPoint: trailing }, frame: { width: 60, height: 20 } }
          - { Text: Price }
      """
    let edit: KeyValuePairs = ["leading": "top", "trailing": "bottom"]
    let report = try check(scene, edit)
    let direction = "the gradient of Rectangle runs from top to bottom instead of leading to trailing"
    #expect(report.causes.map(\.sentence) == [direction])
  }
}
