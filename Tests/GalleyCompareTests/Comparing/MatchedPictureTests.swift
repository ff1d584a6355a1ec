import Galley
import GalleyDiff
import GalleyImage
import Testing

@Suite("Difference images for matched layouts")
struct MatchedPictureTests {
  @MainActor
  private func list(_ rows: [String], height: Double, scale: Double) -> Stage {
    Stage(size: Size(width: 120, height: 200), scale: scale) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { Text($0).frame(width: 120, height: height).id($0) }
        }
      }
      .scrollIndicators(.hidden)
      .id("list")
    }
  }

  /// Returns the numbers of the pixel rows that are marked in the difference image of two lists.
  @MainActor
  private func marked(_ old: [String], _ new: [String], height: Double = 20, scale: Double = 1) throws -> [Int] {
    try marked(list(old, height: height, scale: scale), list(new, height: height, scale: scale), scale: scale)
  }

  @MainActor
  private func marked(_ before: Stage, _ after: Stage, scale: Double = 1) throws -> [Int] {
    let bitmaps = (try ImageDecoder.decode(before.png()), try ImageDecoder.decode(after.png()))
    let moved = try #require(
      MovedPixels(
        LayoutSnapshot(before, scale: scale), LayoutSnapshot(after, scale: scale), drawn: bitmaps.0, bitmaps.1))
    let diff = PixelComparison().compare(bitmaps.0, bitmaps.1)
    let picture = DiffImage().draw(diff, over: bitmaps.0, without: moved)
    return (0..<picture.height).filter { y in
      (0..<picture.width).contains { picture[$0, y] == (255, 0, 0, 255) }
    }
  }

  private let rows = ["Apples", "Bread", "Cheese", "Dates", "Eggs"]

  @Test("An inserted row is marked, and the rows that it pushed down are not")
  @MainActor
  func inserted() throws {
    var more = rows
    more.insert("Corn", at: 2)
    let marked = try marked(rows, more)
    #expect(marked.contains { (40..<60).contains($0) })
    #expect(marked.allSatisfy { (40..<60).contains($0) }, "\(marked)")
  }

  @Test("A removed row is marked only by a line at its former position")
  @MainActor
  func removed() throws {
    let marked = try marked(rows, rows.filter { $0 != "Bread" })
    #expect(marked == [20])
  }

  @Test("A changed row is marked at its position in the new image")
  @MainActor
  func changed() throws {
    let marked = try marked(rows, ["Zucchini"] + rows.map { $0 == "Dates" ? "Dill" : $0 })
    #expect(marked.allSatisfy { (0..<20).contains($0) || (80..<100).contains($0) }, "\(marked)")
    #expect(marked.contains { $0 >= 80 } && marked.contains { $0 < 20 })
  }

  @Test("At any fraction of a pixel, only new rows and the positions of removed rows are marked")
  @MainActor
  func anywhere() throws {
    let edits = [
      ["Corn", "Apples", "Bread", "Cheese", "Dates", "Eggs"], ["Apples", "Dates", "Eggs"],
      ["Cheese", "Dates", "Eggs"], ["Apples", "Corn", "Cheese", "Dates", "Eggs"],
      ["Bread", "Corn", "Cheese", "Eggs", "Figs"], ["Apples", "Cheese", "Kale", "Leek", "Eggs"],
    ]
    let places: [(height: Double, scale: Double)] = [(20, 1), (20.5, 1), (21.3, 1), (20.5, 3), (33.1, 2)]
    for (new, place) in edits.flatMap({ edit in places.map { (edit, $0) } }) {
      let marked = Set(try marked(rows, new, height: place.height, scale: place.scale))
      let length = place.height * place.scale
      let came = new.indices.filter { !rows.contains(new[$0]) }.map { Double($0) }
      // The seams at which rows were removed between kept rows or at either end of the list.
      let kept = [-1] + rows.indices.filter { new.contains(rows[$0]) } + [rows.count]
      let seams = zip(kept, kept.dropFirst()).filter { $1 > $0 + 1 }.map { before, _ in
        before < 0 ? 0 : Double((new.firstIndex(of: rows[before]) ?? 0) + 1) * length
      }
      for y in marked.map(Double.init) {
        let isNew = came.contains { y > $0 * length - 1 && y < ($0 + 1) * length }
        let isSeam = seams.contains { abs(y - $0) <= place.scale + 1 }
        #expect(isNew || isSeam, "\(new) of \(place): \(y)")
      }
      for row in came { #expect(marked.contains { Double($0) > row * length && Double($0) < (row + 1) * length }) }
      // At a seam where a new row replaced the removed one, the new row is marked instead.
      for seam in seams where !came.contains(where: { abs($0 * length - seam) < 1 }) {
        #expect(marked.contains { abs(Double($0) - seam) <= place.scale + 1 }, "\(new) of \(place): \(seam)")
      }
    }
  }

  @MainActor
  private func card(_ title: String, hasNote: Bool, ink: Color = .black) -> Stage {
    Stage(size: Size(width: 160, height: 200), scale: 2) {
      VStack(alignment: .leading, spacing: 4.8) {
        Text(title).id("title")
        if hasNote { Text("A note").id("note") }
        Text("Quite below").foregroundStyle(ink).id("below")
        Text("The end").id("end")
      }
      .frame(width: 160, height: 200, alignment: .top)
      .background(Color(red: 0.93, green: 0.95, blue: 1))
      .id("card")
    }
  }

  @Test("Text that moved by a fraction of a pixel is not marked, but changed text is")
  @MainActor
  func grounded() throws {
    let frames = { (stage: Stage, id: String) in stage.layout[id]?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0) }
    let (before, after) = (card("Title", hasNote: true), card("Title", hasNote: false))
    let seam = frames(before, "title").maxY * 2
    let gone = try marked(before, after, scale: 2)
    #expect(gone.allSatisfy { abs(Double($0) - seam) <= 3 } && !gone.isEmpty, "\(gone)")
    let painted = card("Title", hasNote: false, ink: .red)
    let place = frames(painted, "below")
    let marked = try marked(before, painted, scale: 2).filter { abs(Double($0) - seam) > 3 }
    #expect(marked.contains { Double($0) > place.minY * 2 + 6 }, "\(marked)")
    #expect(marked.allSatisfy { Double($0) >= place.minY * 2 - 1 && Double($0) <= place.maxY * 2 + 1 }, "\(marked)")
  }

  @Test("Without layout files, pixel rows are matched by their content")
  func lines() throws {
    func bitmap(_ greys: [UInt8]) -> Bitmap {
      TestFiles.bitmap(30, greys.count) { x, y in [greys[y], UInt8(x), greys[y], 255] }
    }
    let greys = (0..<60).map { UInt8($0 * 4) }
    let (first, second) = (bitmap(greys), bitmap(Array(greys[..<20]) + [255, 251] + greys[20..<58]))
    let run = DiffRun(
      DiffOptions(drawsPictures: true), files: .memory(["a": PNG.encode(first), "b": PNG.encode(second)]))
    let picture = try ImageDecoder.decode(try #require(run.compare("a", "b").parts.first?.picture))
    let marked = (0..<60).filter { picture[3, $0] == (255, 0, 0, 255) }
    #expect(marked == [20, 21], "\(marked)")
  }
  @Test("The first inserted pixel rows are listed by position, and the others are only counted")
  func places() throws {
    func bitmap(_ rows: [Int]) -> Bitmap {
      TestFiles.bitmap(20, rows.count) { x, y in
        [UInt8(rows[y] % 251), UInt8(rows[y] / 251), UInt8(x * (rows[y] % 7)), 255]
      }
    }
    let rows = Array(0..<400)
    let more = rows.flatMap { $0 % 40 == 20 ? [$0, 1000 + $0] : [$0] }
    let run = DiffRun(files: .memory(["a": PNG.encode(bitmap(rows)), "b": PNG.encode(bitmap(more))]))
    let text = run.compare("a", "b").text
    #expect(text.contains("1 row of pixels is new at y 21"), "\(text)")
    #expect(text.contains("rows of pixels were added and removed at 6 more places"), "\(text)")
  }
}
