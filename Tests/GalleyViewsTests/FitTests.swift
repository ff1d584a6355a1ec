import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Testing

@Suite("ViewThatFits")
struct FitTests {
  @Test(
    "The first fitting view or the last is chosen, and the evidence is kept",
    arguments: [
      (70.0, "0 of 70x20"), (69.9, "1 of 70x20, 50x20"), (50, "1 of 70x20, 50x20"), (49, "2 of 70x20, 50x20"),
      (0, "2 of 70x20, 50x20"),
    ])
  func widths(width: Double, decision: String) {
    let view = ViewThatFits {
      Text("one two")
      Text("1 two")
      Text("1 2")
    }
    let first = Screen(view, width: width, height: 40).text.split(separator: "\n")[0]
    #expect(first.hasSuffix("shows \(decision)"), "\(first)")
  }

  @Test("An unchecked axis passes its proposal through unchanged")
  func oneAxis() throws {
    let view = ViewThatFits(in: .vertical) {
      Text("one two")
      Color.red
    }
    let fit = try #require(Screen(view, width: 30, height: 20).view.first { $0.fit })
    #expect(fit.ideals == [Size(width: 30, height: 40)])
    #expect(fit.chosen == 1)
    #expect(fit.offered == ProposedViewSize(width: 30, height: 20))
  }
}
