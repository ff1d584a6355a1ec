import Foundation
import GalleyDiff
import GalleyPicture
import Testing

/// Cases with third-party images that are not part of the project. `PixelCaseTests` uses images of this project.
@Suite(
  "Comparisons published by other programs",
  .enabled(if: PublishedCase.folder != nil, "GALLEY_DIFF_FIXTURES names no folder"))
struct PublishedCaseTests {
  @Test("Pixel counts and difference images exactly match the published ones", arguments: PublishedCase.all)
  func published(_ example: PublishedCase) throws {
    let first = try PublishedCase.bitmap(example.a)
    let second = try PublishedCase.bitmap(example.b)
    let diff = example.comparison.compare(first, second)
    // Cases that set a window size state the count of the densest window.
    let counted = example.options.windowSize.map { diff.differences.densestWindow(side: $0).count } ?? diff.different
    #expect(counted == example.expectedPixels)
    #expect(diff.total == first.width * first.height)
    guard let path = example.diff else { return }
    let picture = example.image.draw(diff, over: first)
    let expected = try PublishedCase.bitmap(path)
    let wrong = PixelComparison().compare(expected, picture).different
    #expect(wrong == 0, "\(wrong) pixels of the image differ")
  }

  @Test("There are published cases from all three programs")
  func engines() {
    #expect(Set(PublishedCase.all.map(\.engine)).count == 3)
  }

  @Test(
    "If antialiased pixels are counted, the count grows by exactly those that were ignored",
    arguments: PublishedCase.all)
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
}
