import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Stacks of views")
struct StackTests {
  @Test("A row aligned by first baselines uses the lower edge of views that have no baseline")
  func firstBaseline() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("one two").frame(width: 40).id("two lines")
      Text("a").padding(.top, 10).id("padded")
      Color.red.frame(width: 10, height: 30).id("box")
    }
    let screen = Screen(row.id("row"), width: 200, height: 100)
    // The baselines are at 16, 10 + 16 and 30, and the lowest one determines the others.
    #expect(screen.frame("row") == "70,23 60x54")
    #expect(screen.frame("two lines") == "70,37 40x40")
    #expect(screen.frame("padded") == "110,27 10x30")
    #expect(screen.frame("box") == "120,23 10x30")
  }

  @Test("The last baseline of a Text view is the baseline of its lowest line")
  func lastBaseline() {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("one two").frame(width: 40)
      Text("a").id("a")
    }
    #expect(Screen(row, width: 200, height: 100).frame("a") == "115,50 10x20")
  }

  @Test("A nested row keeps the baseline of its text")
  func nestedBaseline() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 40)
        Text("in")
      }
      Text("out").id("out")
    }
    // The inner text is centred in 40 pt, so its baseline is at 10 + 16.
    #expect(Screen(row, width: 200, height: 40).frame("out") == "100,10 30x20")
  }

  @Test("Views in groups, conditions and collections are laid out directly by the stack")
  func flattening() {
    let isOn = true
    let column = VStack(spacing: 1) {
      Group {
        Color.red.frame(height: 10)
        if isOn { Color.blue.frame(height: 10) } else { Text("no") }
      }
      ForEach(0..<2) { _ in
        Color.green.frame(height: 5)
        EmptyView()
      }
    }
    #expect(Screen(column, width: 10, height: 100).view.children.map(\.frame.minY) == [33.5, 44.5, 55.5, 61.5])
  }

  @Test("A modifier on several views is applied to each of them")
  func modifierOfSeveral() {
    let row = HStack(spacing: 0) {
      Group {
        Text("a")
        Text("b")
      }
      .padding(5)
    }
    #expect(
      Screen(row, width: 40, height: 30).text == """
        HStack 0,0 40x30
         padding 0,0 20x30
          Text 5,5 10x20 'a'
         padding 20,0 20x30
          Text 25,5 10x20 'b'
        """)
  }

  @Test("In a stack that shrinks to its content, a divider is as long as the stack")
  func divider() {
    let row = HStack(spacing: 0) {
      Text("a")
      Divider().id("line")
      Text("b b").frame(width: 10)
    }
    #expect(Screen(row.fixedSize(), width: 100, height: 100).frame("line") == "49.5,30 1x40")
  }

  @Test("A spacer pushes views apart, and the stack adds no spacing next to it")
  func spacer() {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b").id("b")
    }
    #expect(Screen(row, width: 100, height: 20).frame("b") == "90,0 10x20")
  }
}
