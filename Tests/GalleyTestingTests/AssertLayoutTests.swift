import Galley
import GalleyTesting
import Testing

@Suite("Assertions with assertLayout")
struct AssertLayoutTests {
  private func stage(width: Double = 200, @ViewBuilder _ view: () -> some View) -> Stage {
    Stage(size: Size(width: width, height: 200), root: view)
  }

  private func findings(_ stage: Stage, _ rule: LayoutExpectation) -> [String] { rule.findings(stage.layout) }

  @Test("Frames of views can be tested without drawing")
  func frames() {
    let stage = stage { Color.red.frame(width: 50, height: 20).id("box") }
    #expect(stage.layout["box"]?.frame == Rect(x: 75, y: 90, width: 50, height: 20))
  }

  @Test("A rule that passes prints no message; a broken rule fails the test with its message")
  func assertion() {
    let stage = stage { Text("A long text that has no room").lineLimit(1).frame(width: 60).id("title") }
    assertLayout(of: stage, .sameWidth("title"), .uniformFit)
    withKnownIssue {
      assertLayout(of: stage, .noTruncation)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("is truncated") == true
    }
  }

  @Test("Truncated text is reported anywhere on the screen, or only inside a given view")
  func truncation() {
    let stage = stage {
      VStack {
        Text("Whole").id("whole")
        Text("A long text that has no room").lineLimit(1).frame(width: 60).id("short")
      }
    }
    #expect(findings(stage, .noTruncation).count == 1)
    #expect(findings(stage, .noTruncation(in: "whole")).isEmpty)
    #expect(findings(stage, .noTruncation(in: "short")).count == 1)
    #expect(findings(stage, .noTruncation(in: "nothing")) == ["no view has the id 'nothing'"])
  }

  @Test("Widths and heights are compared with a tolerance of a hundredth of a pixel")
  func sizes() {
    let stage = stage {
      HStack {
        Color.red.frame(width: 50, height: 20).id("a")
        Color.red.frame(width: 50.002, height: 20).id("b")
        Color.red.frame(width: 50.004, height: 24).id("c")
      }
    }
    #expect(findings(stage, .sameWidth("a", "b")).isEmpty)
    #expect(findings(stage, .sameWidth("a", "c")) == ["'c' is 50 pt wide, but 'a' is 50 pt"])
    #expect(findings(stage, .sameHeight("a", "b", "c")) == ["'c' is 24 pt high, but 'a' is 20 pt"])
    #expect(findings(stage, .sameWidth("a", "d")) == ["no view has the id 'd'"])
  }

  @Test("Rows whose ViewThatFits choice differs from the choice of most rows are reported")
  func fits() {
    func row(_ text: String) -> some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(text).fixedSize()
          Text("and more").fixedSize()
        }
        VStack { Text(text) }
      }
    }
    func list(_ texts: [String]) -> Stage {
      stage { ScrollView { LazyVStack { ForEach(texts, id: \.self) { row($0) } } }.id("list") }
    }
    #expect(findings(list(["a", "b", "c"]), .uniformFit).isEmpty)
    let uneven = list(["a", "Words that take all of the width", "c"])
    #expect(findings(uneven, .uniformFit) == ["row 1 shows candidate 2, but the others show candidate 1"])
    #expect(findings(uneven, .uniformFit(in: "list")).count == 1)
  }
}
