import Foundation
import GalleyDiff
import GalleyPicture
import Testing

/// Cases with third-party images that are not part of the project. `PixelCaseTests` uses the project's own images.
@Suite("Published comparisons", .enabled(if: PublishedCase.folder != nil, "GALLEY_DIFF_FIXTURES names no folder"))
struct PublishedCaseTests {
  @Test("Counts and difference images match the published ones, byte for byte", arguments: PublishedCase.all)
  func published(_ example: PublishedCase) throws {
    let first = try PublishedCase.bitmap(example.a)
    let second = try PublishedCase.bitmap(example.b)
    let diff = example.comparison.compare(first, second)
    // Cases with a window size state the count of the densest window.
    let counted = example.options.windowSize.map { diff.differences.densestWindow(side: $0).count } ?? diff.different
    #expect(counted == example.expectedPixels)
    #expect(diff.total == first.width * first.height)
    guard let path = example.diff else { return }
    let picture = example.image.draw(diff, over: first)
    let expected = try PublishedCase.bitmap(path)
    let wrong = PixelComparison().compare(expected, picture).different
    #expect(wrong == 0, "\(wrong) pixels of the image differ")
  }

  @Test("The cases cover all three engines")
  func engines() {
    #expect(Set(PublishedCase.all.map(\.engine)).count == 3)
  }

  @Test("Counting antialiased pixels adds exactly the ignored ones", arguments: PublishedCase.all)
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
