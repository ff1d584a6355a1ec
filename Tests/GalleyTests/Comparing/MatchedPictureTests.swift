import Galley
import GalleyDiff
import GalleyImage
import Testing

@Suite("Pictures of what differs")
struct MatchedPictureTests {
  @MainActor
  private func list(_ rows: [String]) -> Stage {
    Stage(size: Size(width: 120, height: 200), scale: 1) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { Text($0).frame(width: 120, height: 20).id($0) }
        }
      }
      .scrollIndicators(.hidden)
      .id("list")
    }
  }

  /// The rows of pixels in which something is marked, in the picture of what differs between two lists.
  @MainActor
  private func marked(_ old: [String], _ new: [String]) throws -> [Int] {
    let (before, after) = (list(old), list(new))
    let bitmaps = (try ImageDecoder.decode(before.png()), try ImageDecoder.decode(after.png()))
    let moved = try #require(
      MovedPixels(LayoutFacts(before, scale: 1), LayoutFacts(after, scale: 1), drawn: bitmaps.0, bitmaps.1))
    let diff = PixelComparison().compare(bitmaps.0, bitmaps.1)
    let picture = DiffImage().draw(diff, over: bitmaps.0, without: moved)
    return (0..<picture.height).filter { y in
      (0..<picture.width).contains { picture[$0, y] == (255, 0, 0, 255) }
    }
  }

  private let rows = ["Apples", "Bread", "Cheese", "Dates", "Eggs"]

  @Test("A row that came is marked, and not those that it pushed down")
  @MainActor
  func inserted() throws {
    var more = rows
    more.insert("Corn", at: 2)
    let marked = try marked(rows, more)
    #expect(marked.contains { (40..<60).contains($0) })
    withKnownIssue("a line of letters in a row that moved is marked") {
      #expect(marked.allSatisfy { (40..<60).contains($0) }, "\(marked)")
    }
  }

  @Test("Where a row is gone there is a line, and nothing else")
  @MainActor
  func removed() throws {
    let marked = try marked(rows, rows.filter { $0 != "Bread" })
    #expect(marked.contains(20))
    withKnownIssue("lines of letters in rows that moved are marked") { #expect(marked == [20]) }
  }

  @Test("A row that changed is marked where it stands now")
  @MainActor
  func changed() throws {
    let marked = try marked(rows, ["Zucchini"] + rows.map { $0 == "Dates" ? "Dill" : $0 })
    withKnownIssue("a line of letters in a row that moved is marked") {
      #expect(marked.allSatisfy { (0..<20).contains($0) || (80..<100).contains($0) }, "\(marked)")
    }
    #expect(marked.contains { $0 >= 80 } && marked.contains { $0 < 20 })
  }

  @Test("Without layouts, rows of pixels are matched by what they show")
  func lines() throws {
    func bitmap(_ greys: [UInt8]) -> Bitmap {
      TestFiles.bitmap(30, greys.count) { x, y in [greys[y], UInt8(x), greys[y], 255] }
    }
    let greys = (0..<60).map { UInt8($0 * 4) }
    let (first, second) = (bitmap(greys), bitmap(Array(greys[..<20]) + [255, 251] + greys[20..<58]))
    let run = DiffRun(drawsPictures: true, files: .memory(["a": PNG.encode(first), "b": PNG.encode(second)]))
    let picture = try ImageDecoder.decode(try #require(run.compare("a", "b").parts.first?.picture))
    let marked = (0..<60).filter { picture[3, $0] == (255, 0, 0, 255) }
    #expect(marked == [20, 21], "\(marked)")
  }
}
