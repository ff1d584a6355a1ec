import Galley
import GalleyStage
import PictureTestSupport
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Mark labels")
struct MarkLabelTests {
  /// Returns the labels in `items` with their rectangles.
  private static func words(_ items: [Picture.Item]) -> [(rect: Rect, words: String)] {
    items.compactMap { item in
      guard case .glyphs(let glyphs) = item else { return nil }
      let size = Size(width: glyphs.run.width, height: glyphs.run.size)
      return (Rect(origin: Point(x: glyphs.origin.x, y: glyphs.origin.y - size.height), size: size), glyphs.run.text)
    }
  }

  private static let names = [
    "a", "large", "arrived at the end of it",
    "a very long name of a moment that no plot has room for, however wide it is",
    "ένα", "終わりに着いた",
  ]

  @Test("Mark labels stay inside the image and do not overlap, wherever the marks are")
  func inside() throws {
    let renderContext = RenderContext()
    for width in [120.0, 320, 700] {
      for count in [1, 2, 5, 9] {
        var ink = DraftingInk(EnvironmentValues(), renderContext.engine)
        for number in 0..<count {
          let x = 10 + (width - 20) * Double(number) / Double(max(count - 1, 1))
          ink.mark(
            Self.names[number % Self.names.count], at: number == 0 ? width - 1 : x, in: 10...120,
            between: 2...width - 2,
            .black)
        }
        let words = Self.words(ink.items)
        #expect(!words.isEmpty)
        for one in words {
          #expect(one.rect.minX >= 2 && one.rect.maxX <= width - 2, "\(one) in \(width)")
          let others = words.filter { $0.rect != one.rect }
          #expect(!others.contains { ($0.rect.intersection(one.rect)?.height ?? 0) > 3 }, "\(one)")
        }
      }
    }
  }

  @Test("The label of a mark near the right edge is complete and placed to the left of its line")
  func left() throws {
    var ink = DraftingInk(EnvironmentValues(), RenderContext().engine)
    ink.mark("arrived at the end of it", at: 298, in: 10...100, between: 2...300, .black)
    let words = Self.words(ink.items)
    #expect(words.map(\.words).joined() == "arrived at the end of it")
    #expect(words.allSatisfy { $0.rect.maxX <= 298 })
  }

  private static func scene(_ steps: String) throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 300x400, scale: 1 }
        data: { r: { generate: { rows: 200, columns: { n: counter } } } }
        view: { ScrollView: { LazyVStack: { ForEach: r, row: { Text: "row {n}", frame: { height: 40 } } } }, id: l }
        script: { steps: [ \(steps) ] }
        """, file: "mark.yaml")
  }

  private static func frames(_ scene: Scene) throws -> [AnimationFrame] {
    let canvas = try #require(scene.variants.first?.canvas)
    var source = FrameSource(scene, on: canvas, framesPerSecond: 30, FrameSelection(), RenderContext())
    var frames: [AnimationFrame] = []
    while let frame = try source.next() { frames.append(frame) }
    return frames
  }

  @Test("A filmstrip and a plot show the complete label of a mark at the end of the animation")
  func atTheEnd() throws {
    let name = "arrived at the end of it"
    let scene = try Self.scene("{ fling: { velocity: 2000pt/s } }, settle, { mark: \(name) }")
    let frames = try Self.frames(scene)
    let records = frames.map(FrameRecord.init)
    let renderContext = RenderContext()
    var strip = FilmstripFrames()
    frames.forEach { strip.add($0) }
    let pictures = [
      Filmstrip(strip.chosen, of: records, on: EnvironmentValues(), renderContext.engine).picture,
      try #require(MotionPlot(of: records, title: "t", on: EnvironmentValues(), renderContext.engine)).picture,
    ]
    for picture in pictures {
      let words = Self.words(picture.items)
      #expect(words.contains { $0.words == name })
      #expect(words.allSatisfy { $0.rect.minX >= 0 && $0.rect.maxX <= picture.size.width })
    }
  }

  @Test("A filmstrip shows frames that have motion or marks, but not the frames of a long pause")
  func whatMoves() throws {
    let scene = try Self.scene(
      "{ hold: 3s }, { drag: { by: [0, -200], over: 300ms } }, settle, { mark: rest }, { hold: 3s }, { mark: still }, "
        + "{ scrollTo: { to: top, animation: smooth } }, settle, { hold: 3s }")
    let frames = try Self.frames(scene)
    var strip = FilmstripFrames()
    frames.forEach { strip.add($0) }
    let chosen = strip.chosen
    let offset = { (frame: AnimationFrame) in frame.scrollers.first?.distance.y ?? 0 }
    // The first, last and marked frames are shown, and no two of the other frames look the same.
    #expect(chosen.first?.index == 0 && chosen.last?.index == frames.last?.index)
    #expect(chosen.compactMap(\.mark) == ["rest", "still"])
    let unmarked = chosen.dropFirst().dropLast().filter { $0.mark == nil }
    #expect(Set(unmarked.map(offset)).count == unmarked.count)
    #expect(unmarked.count >= 12 && chosen.count <= FilmstripFrames.limit + 2)
    // Both scrolls add frames; during pauses, only the fading indicator does.
    let rest = try #require(chosen.first { $0.mark == "rest" }?.time)
    let still = try #require(chosen.first { $0.mark == "still" }?.time)
    let times = unmarked.map(\.time)
    #expect(times.allSatisfy { $0 >= 2.9 && ($0 <= rest + 1 || $0 >= still - 0.1) }, "\(rest) \(still) \(times)")
    #expect(unmarked.contains { $0.time < rest } && unmarked.contains { $0.time > still })
  }
}
