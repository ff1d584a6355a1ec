import GalleyDiff
import GalleyPicture
import Testing

@Suite("Blinking text cursors (carets)")
struct CaretTests {
  private func different(_ width: Int?, _ first: String, _ second: String) -> Int {
    PixelComparison(metric: .ciede2000, caretWidth: width).compare(drawing(first), drawing(second)).different
  }

  private let empty = "____\n____\n____\n____"

  @Test("A caret that only one image shows is ignored, and this is reported")
  func caret() {
    let diff = PixelComparison(caretWidth: 1).compare(drawing(empty), drawing("____\n_K__\n_K__\n_K__"))
    #expect(diff.different == 0)
    #expect(diff.caret == PixelRect(x: 1, y: 1, width: 1, height: 3))
    #expect(PixelComparison().compare(drawing(empty), drawing("____\n_K__\n_K__\n_K__")).different == 3)
  }

  @Test("An area counts as a caret if it has the given width and is at least two pixels high")
  func shape() {
    #expect(different(2, empty, "____\n_KK_\n_KK_\n____") == 0)
    #expect(different(2, empty, "____\n_K__\n_K__\n____") == 2)
    #expect(different(1, empty, "____\n_K__\n____\n____") == 1)
    // The second row of a caret that is two columns wide is incomplete.
    #expect(different(2, empty, "____\n_KK_\n_K__\n____") == 3)
    #expect(different(2, empty, "____\n___K\n___K\n____") == 2)
  }

  @Test("Only the first caret in an image is ignored")
  func first() {
    #expect(different(1, empty, "K__K\nK__K\n____\n____") == 2)
    #expect(different(1, empty, "_K__\n____\nK___\nK___") == 1)
  }

  @Test("If a line is wider than a caret, one of its columns is ignored, as in the program looks-same")
  func wider() {
    #expect(different(1, empty, "KK__\nKK__\n____\n____") == 2)
  }
}
