import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Invalid lengths")
struct LengthTests {
  @Test("Infinite and NaN lengths are reported and ignored", arguments: [Double.nan, .infinity, -.infinity])
  func reported(length: Double) {
    let view = HStack(spacing: length) {
      Color.red.frame(width: length).padding(length).offset(x: length)
      Color.blue.frame(minWidth: length).position(x: length, y: 5).layoutPriority(length)
      Spacer(minLength: length)
    }
    let screen = Screen(view, width: 100, height: 50)
    let names = screen.problems.compactMap { if case .length(let name) = $0 { name } else { nil } }
    #expect(
      names.sorted() == [
        "HStack.spacing", "frame.minWidth", "frame.width", "offset.x", "padding.bottom", "padding.leading",
        "padding.top", "padding.trailing", "position.x",
      ])
    #expect(screen.view.all.allSatisfy { $0.frame.isReal }, "\(screen.text)")
  }

  @Test("A maximum length may be infinite but not NaN")
  func maximum() {
    #expect(Screen(Text("a").frame(maxWidth: .infinity), width: 50, height: 20).problems.isEmpty)
    #expect(
      Screen(Text("a").frame(maxWidth: .nan), width: 50, height: 20).problems == [.length(name: "frame.maxWidth")])
  }

  @Test("A canvas side whose length is not finite gets the ideal length of the content")
  func canvas() {
    #expect(Screen(Text("ab"), width: .infinity, height: .nan).tree.size == Size(width: 20, height: 20))
    #expect(Screen(Text("ab"), width: -5, height: 30).tree.size == Size(width: 0, height: 30))
  }
}

extension Rect {
  var isReal: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
