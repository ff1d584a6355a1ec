import TestSupport
import Testing

@testable import GalleyCompare

@Suite("Finding the commits that changed images")
struct PictureBisectionTests {
  private func find(
    _ count: Int, _ changes: [String: Int], broken: Set<Int> = []
  ) -> (found: [String: PictureBisection<Never>.Finding], looks: Int) {
    var search = PictureBisection<Never>(count: count) { index in
      broken.contains(index) ? nil : changes.filter { $0.value <= index }.mapValues { _ in 1 }
    }
    return (search.find().compactMapValues { $0.count == 1 ? $0.first : nil }, search.probes)
  }

  @Test("The commit that changed an image is found independently of other images")
  func all() {
    var dice = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let count = Int.random(in: 1...60, using: &dice)
      let changes = ["a", "b", "c"].reduce(into: [String: Int]()) { $0[$1] = Int.random(in: 0..<count, using: &dice) }
      #expect(find(count, changes).found == changes.mapValues { .commit($0) })
    }
  }

  @Test("If one commit changed several images, the search renders no more commits than for one image")
  func looks() {
    let names = (0..<100).reduce(into: [String: Int]()) { $0["\($1)"] = 700 }
    #expect(find(1000, names).looks <= 11)
  }

  @Test("A second change of the same image is found too, and both commits are reported")
  func again() {
    var search = PictureBisection<Never>(count: 40) { index in
      ["a": index < 7 ? nil : index < 21 ? 1 : 2, "b": index < 21 ? nil : 5].compactMapValues(\.self)
    }
    #expect(search.find() == ["a": [.commit(7), .commit(21)], "b": [.commit(21)]])
    #expect(search.probes <= 12)
  }

  @Test("A commit that cannot be rendered is skipped, and the range of possible commits is reported")
  func broken() {
    #expect(find(9, ["a": 6], broken: [4]).found == ["a": .commit(6)])
    #expect(find(9, ["a": 4], broken: [3, 4]).found == ["a": .oneOf(3...5)])
    #expect(find(3, ["a": 1], broken: [2]).found.isEmpty)
  }

  @Test("Identical images and an empty range of commits give no result")
  func nothing() {
    #expect(find(5, [:]).found.isEmpty)
    #expect(find(0, [:]).found.isEmpty)
  }
}
