import GalleyGeometry
import GalleyScroll
import GalleyTemplate
import GalleyViews
import Testing

@testable import GalleyTables

@Suite("Scenes read from YAML")
struct SceneTests {
  private let list = """
    scene: 1
    title: 12:30:00
    data:
      rows: [{ n: "1.10", on: NO }, { n: "2", on: yes }, { n: "3", on: "" }]
    view:
      ScrollView:
        LazyVStack:
          - ForEach: rows
            row: { Text: "{n} {on}" }
          - { Text: the end, id: footer }
        spacing: 8
      id: list
    """

  @Test("A scene without settings is drawn on a phone, in one state, as PNG and PDF")
  func defaults() throws {
    let scene = try SceneText.read("scene: 1\nview: { Text: A }")
    #expect(scene.canvas.width == 390)
    #expect(scene.canvas.height == 844)
    #expect(scene.canvas.scale == 3)
    #expect(scene.canvas.safeArea == EdgeInsets(top: 47, bottom: 34))
    #expect(scene.states == [.initial])
    #expect(scene.files.map(\.path) == ["test.png", "test.pdf"])
  }

  @Test("Times, words such as NO, and trailing zeros in strings are kept unchanged")
  func rawText() throws {
    let scene = try SceneText.read(list)
    #expect(scene.title == "12:30:00")
    #expect(scene.tables[0][0]["n"] == "1.10")
    #expect(scene.tables[0][0]["on"] == "NO")
  }

  @Test(
    "A canvas has the size of its device or a custom size",
    arguments: [
      ("device: tablet", 820.0, 1180.0 as Double?, 2.0),
      ("device: phone, scale: 1", 390, 844, 1),
      ("size: 300x200", 300, 200, 2),
      ("device: phone, height: fit", 390, nil, 3),
      ("width: 320, height: 100.5, scale: 3", 320, 100.5, 3),
    ])
  func canvas(section: String, width: Double, height: Double?, scale: Double) throws {
    let canvas = try SceneText.read("scene: 1\ncanvas: { \(section) }\nview: Spacer").canvas
    #expect(canvas.width == width)
    #expect(canvas.height == height)
    #expect(canvas.scale == scale)
    #expect((canvas.safeArea == .zero) == (canvas.device == nil))
  }

  @Test("By default, offsets are used exactly and targets are clamped; `clamp` changes either")
  func states() throws {
    let scene = try SceneText.read(
      list + """

        states:
          - name: top
          - { name: over, scroll: { list: { offset: -80 } } }
          - { name: held, scroll: { list: { offset: 9000, clamp: true } } }
          - { name: row, scroll: { list: { to: "row:2", anchor: center } } }
          - { name: end, scroll: { list: { to: bottom } } }
          - { name: view, scroll: { list: { to: footer, clamp: false } } }
        """)
    #expect(
      scene.states.map { $0.scroll["list"] } == [
        nil, .offset(Point(x: 0, y: -80)),
        .target(.top, anchor: .topLeading, extra: Point(x: 0, y: 9000), isClamped: true),
        .target(.row(2), anchor: .center), .target(.bottom, anchor: .top),
        .target(.id("footer"), anchor: .top, isClamped: false),
      ])
  }

  @Test("Variants combine the values of all axes, the last axis changing fastest, for every state")
  func variants() throws {
    let scene = try SceneText.read(
      list + """

        states: [{ name: a }, { name: b }]
        variants: { colorScheme: [light, dark], width: { from: 300, to: 400, by: 50 } }
        """)
    #expect(scene.variants.map(\.canvas.width) == [300, 350, 400, 300, 350, 400])
    #expect(scene.pictures.count == 12)
    #expect(scene.files.first?.path == "test/a-light-300.png")
    #expect(scene.files.last?.path == "test.pdf")
    #expect(scene.files.last?.pictures.count == 12)
  }

  @Test("A canvas and its variants can set an iOS version", arguments: ["iOS 26", "iOS 26.2", "26", "26.1"])
  func systems(text: String) throws {
    #expect(try SceneText.read(list).canvas.systemVersion == .iOS18)
    let changed = try SceneText.read(list, overrides: ["canvas.system=\(text)"])
    #expect(changed.canvas.systemVersion == .iOS26 && changed.canvas.environment.systemVersion == .iOS26)
    let varied = try SceneText.read(list + "\nvariants: { system: [17, \(text)] }\n")
    #expect(varied.variants.map(\.canvas.systemVersion) == [.iOS17, .iOS26])
    #expect(varied.variants.map { $0.value(on: "system") } == ["iOS 17", "iOS 26"])
  }

  @Test("For an unknown iOS version, the error lists the supported ones")
  func unknownSystem() {
    let errors = SceneText.errors("scene: 1\ncanvas: { system: iOS 19 }\nview: Spacer")
    #expect(errors == ["2:19 'iOS 19' is not an iOS version (known: iOS 17, iOS 18, iOS 26)"])
  }

  @Test("A range of variants is descending if its end is less than its start")
  func fallingVariants() throws {
    let scene = try SceneText.read(list + "\nvariants: { width: { from: 400, to: 290, by: 50 } }\n")
    #expect(scene.variants.map(\.canvas.width) == [400, 350, 300])
  }

  @Test("Output paths can have formatted placeholders, and pages with the same path form one PDF")
  func outputs() throws {
    let scene = try SceneText.read(
      list + """

        states: [{ name: a }, { name: b }]
        output: [{ png: "x/{index:03}-{locale}.png" }, { pdf: "{state}.pdf" }, { layout: "{{{state}}}.json" }]
        """)
    #expect(
      scene.files.map(\.path) == ["x/000-en.png", "x/001-en.png", "a.pdf", "b.pdf", "{a}.json", "{b}.json"])
  }

  @Test("--set can change a value, create missing keys, and refer to list elements by index")
  func overrides() throws {
    let changed = try SceneText.read(
      list + "\nstates: [{ name: a }]",
      overrides: ["canvas.scale=1", "states.0.name=z", "data.rows.1.n=changed", "variants.width=[200, 300]"])
    #expect(changed.canvas.scale == 1)
    #expect(changed.states[0].name == "z")
    #expect(changed.tables[0][1]["n"] == "changed")
    #expect(changed.variants.count == 2)
  }

  @Test(
    "An error in an argument for --set names the argument",
    arguments: [
      (
        "canvas.scale=big",
        "--set canvas.scale=big expected a scale, found 'big'"
      ),
      ("canvas", "--set canvas 'canvas' is not an assignment (write it as key=value, such as data.languages.limit=20)"),
      (
        "states.4.name=x",
        "--set states.4.name=x 'states.4.name' does not exist in the scene: there is no '4' (there are: 0)"
      ),
      (
        "data.row.limit=3",
        "--set data.row.limit=3 'data.row.limit' does not exist in the scene: there is no 'row' (there are: rows)"
      ),
      ("canvas.scal=2", "--set canvas.scal=2 unknown key 'scal' in canvas (did you mean 'scale'?)"),
    ])
  func overrideMistakes(argument: String, expected: String) {
    #expect(SceneText.errors(list + "\nstates: [{ name: a }]", overrides: [argument]) == [expected])
  }
}
