import Foundation
import GalleyDiff
import GalleyPicture
import Testing

@Suite("Published comparisons", .enabled(if: !PublishedCase.all.isEmpty, "there are no fixtures of comparisons"))
struct PublishedCaseTests {
  @Test("Every published count and every published picture, byte for byte", arguments: PublishedCase.all)
  func published(_ example: PublishedCase) throws {
    let first = try PublishedCase.bitmap(example.a)
    let second = try PublishedCase.bitmap(example.b)
    let diff = example.comparison.compare(first, second)
    // A case with a window counts the densest one.
    let counted = example.options.windowSize.map { diff.differences.densestWindow(side: $0).count } ?? diff.different
    #expect(counted == example.expectedPixels)
    #expect(diff.total == first.width * first.height)
    guard let path = example.diff else { return }
    let picture = example.image.draw(diff, over: first)
    let expected = try PublishedCase.bitmap(path)
    let wrong = PixelComparison().compare(expected, picture).different
    #expect(wrong == 0, "\(wrong) pixels of the picture are drawn otherwise")
  }

  @Test("There are cases of all three engines")
  func engines() {
    #expect(Set(PublishedCase.all.map(\.engine)).count == 3)
  }

  @Test("Counting smoothed edges counts what was left out, and no pixel twice", arguments: PublishedCase.all)
  func antialiasing(_ example: PublishedCase) throws {
    let first = try PublishedCase.bitmap(example.a)
    let second = try PublishedCase.bitmap(example.b)
    var comparison = example.comparison
    let without = comparison.compare(first, second)
    comparison.countsAntialiasing = true
    let with = comparison.compare(first, second)
    #expect(with.different == without.different + without.antialiased.count)
    #expect(with.antialiased.isEmpty)
  }

  @Test("The densest window is the one that trying every window finds", arguments: [1, 7, 32, 300])
  func densestWindow(side: Int) throws {
    let diff = PixelComparison(metric: .yiq).compare(
      try PublishedCase.bitmap("pixelmatch/inputs/1a.png"), try PublishedCase.bitmap("pixelmatch/inputs/1b.png"))
    let found = diff.differences.densestWindow(side: side)
    #expect(diff.differences.count(in: found.rect) == found.count)
    let (width, height) = (min(side, diff.firstSize.width), min(side, diff.firstSize.height))
    var most = 0
    for y in 0...(diff.firstSize.height - height) {
      for x in 0...(diff.firstSize.width - width) {
        most = max(most, diff.differences.count(in: PixelRect(x: x, y: y, width: width, height: height)))
      }
    }
    #expect(found.count == most)
  }
}
