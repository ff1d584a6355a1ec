import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyViews
import Testing

@Suite("GeometryReader")
struct GeometryReaderTests {
  @Test("The content of a GeometryReader gets its size and is placed at its top leading corner")
  func size() {
    let reader = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4).id("half")
      Text("\(Int(proxy.frame(in: .local).minX))").id("text")
    }
    let screen = Screen(reader.padding(10), width: 120, height: 100)
    #expect(screen.frame("half") == "10,10 50x20")
    #expect(screen.frame("text") == "10,10 10x20")
  }

  @Test("GeometryReader reports the safe area insets on the edges that it touches", arguments: [false, true])
  func insets(isRightToLeft: Bool) {
    let reader = GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      Text("\(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))")
    }
    let screen = Screen(
      reader, width: 300, height: 200, safeArea: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    #expect(screen.view.first { $0.lines.first } == (isRightToLeft ? "1 4 3 2" : "1 2 3 4"))
  }

  @Test(
    "The global frame in a GeometryReader moves with the scroll offset", arguments: [(0.0, 57.0), (30, 27), (-80, 137)])
  func global(offset: Double, minY: Double) {
    let list = ScrollView {
      GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minY))") }.frame(height: 40).padding(.top, 10)
      Color.red.frame(height: 1000)
    }
    let screen = Screen(
      list.id("list"), width: 100, height: 300, safeArea: EdgeInsets(top: 47),
      scroll: ["list": .offset(Point(x: 0, y: offset))])
    #expect(screen.view.first { $0.lines.first } == "\(Int(minY))")
  }
}
