import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleySnapshot
import GalleyText
import GalleyViews
import Testing

@Suite("Badges on links and tabs")
struct BadgeTests {
  private func screen(@ViewBuilder _ rows: () -> some View) -> PhoneScreen {
    let rows = rows()
    return PhoneScreen { NavigationStack { List { rows } } }
  }

  /// Returns the right edges of all Text views that show `text`.
  private func ends(_ text: String, in screen: PhoneScreen) -> [Double] {
    screen.all.filter { $0.lines == [text] }.map(\.frame.maxX)
  }

  @Test("The badge of a link is placed before its arrow, whether it is set inside or outside the label")
  func beforeArrow() {
    let screen = screen {
      Text("Plain").badge(7)
      NavigationLink("Outside") { Text("x") }.badge(8)
      NavigationLink {
        Text("x")
      } label: {
        Text("Inside").badge(9)
      }
      NavigationLink("Far", value: 1).tint(.red).badge("10")
      HStack { NavigationLink("Deep", value: 1) }.badge(11)
    }
    let end = ends("7", in: screen).first ?? 0
    // The arrow is 8 pt wide, with a spacing of 8 pt.
    for badge in ["8", "9", "10", "11"] { #expect(ends(badge, in: screen) == [end - 16], "\(badge)") }
    #expect(screen.text("8")?.styles.first?.color == screen.text("7")?.styles.first?.color)
  }

  @Test("A badge shows its current value and disappears when the value is zero")
  func changes() {
    struct Row: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }.id("more")
        NavigationLink("Unread", value: 1).badge(count)
        NavigationLink("Gone", value: 1).badge(count > 1 ? 0 : 5)
      }
    }
    let screen = screen { Row() }
    #expect(screen.texts.contains("1") && screen.texts.contains("5") && screen.tap("more"))
    #expect(screen.texts.contains("2") && !screen.texts.contains("5"))
  }

  @Test("The badge of a tab does not apply to links inside the tab")
  func tabs() {
    let screen = PhoneScreen {
      TabView {
        NavigationStack { List { NavigationLink("Link", value: 1) } }.tabItem { Text("One") }.badge(3)
      }
    }
    #expect(ends("3", in: screen).count == 1)
  }

  @Test("The height of a list of links with badges is the height of one row times the number of rows")
  func long() {
    /// Returns the distance between the first and the last of `count` rows.
    func way(_ count: Int) -> Double {
      let screen = PhoneScreen(size: Size(width: 390, height: 40_000)) {
        List(0..<count, id: \.self) { number in
          NavigationLink("Row with a title that needs more than one line of the list", value: number)
            .badge("badge")
        }
      }
      let rows = screen.all.filter { $0.lines.first?.hasPrefix("Row ") == true }
      return rows.count == count ? rows[count - 1].frame.minY - rows[0].frame.minY : .nan
    }
    let (many, one) = (way(300) / 299, way(2))
    #expect((many - one).magnitude < 0.01 && one > 44, "\(many) \(one)")
  }
}
