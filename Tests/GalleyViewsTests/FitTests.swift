import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Testing

@Suite("ViewThatFits")
struct FitTests {
  @Test(
    "ViewThatFits chooses the first view that fits, or else the last, and records the sizes needed",
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

  @Test("ViewThatFits passes the proposal on unchanged along an axis that it does not check")
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
