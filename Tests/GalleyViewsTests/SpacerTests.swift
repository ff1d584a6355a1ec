import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Spacers")
struct SpacerTests {
  /// Returns the frame of the first spacer on a canvas of 100 × 60 pt.
  private func frame(_ view: some View) -> String? {
    Screen(view, width: 100, height: 60).view.first { $0.kind == "Spacer" ? $0.frame.text : nil }
  }

  private struct Only: View {
    var body: some View { Spacer() }
  }

  @Test("A spacer outside of stacks fills both axes")
  func both() {
    let all = "0,0 100x60"
    #expect(frame(Spacer()) == all)
    #expect(frame(Only()) == all)
    #expect(frame(Group { Spacer() }) == all)
    #expect(frame(AnyView(Spacer())) == all)
    #expect(frame(ZStack { Spacer() }) == all)
    #expect(frame(Color.red.overlay { Spacer() }) == all)
    #expect(frame(Color.red.background { Spacer() }) == all)
    #expect(frame(GeometryReader { _ in Spacer() }) == all)
    #expect(frame(Spacer().padding(10)) == "10,10 80x40")
    #expect(frame(Spacer().frame(width: 30)) == "35,0 30x60")
    #expect(frame(Group { Only().padding(10) }.frame(height: 40)) == "10,20 80x20")
    #expect(frame(VStack { ZStack { Spacer() } }) == all, "a ZStack hides the axis of the stack around it")
    #expect(frame(HStack { Color.red.frame(width: 20).overlay { Spacer() } }) == "40,0 20x60")
  }

  @Test("The ideal size of a spacer is 8 × 8 pt, or its minimum length")
  func ideal() {
    #expect(frame(Spacer().fixedSize()) == "46,26 8x8")
    #expect(frame(Only().fixedSize()) == "46,26 8x8")
    #expect(frame(Spacer(minLength: 20).fixedSize()) == "40,20 20x20")
    #expect(frame(ZStack { Spacer() }.fixedSize()) == "46,26 8x8")
    #expect(frame(ScrollView { Spacer() }) == "0,0 100x8")
    #expect(frame(ScrollView(.horizontal) { Spacer() }) == "0,0 8x60")
  }

  @Test("A spacer inside groups, custom views and modifiers extends along the axis of the stack")
  func along() {
    func row(_ view: some View) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        view
      }
    }
    let along = "20,30 80x0"
    #expect(frame(row(Spacer())) == along)
    #expect(frame(row(Group { Spacer() })) == along)
    #expect(frame(row(Only())) == along)
    #expect(frame(row(AnyView(Only()))) == along)
    #expect(frame(row(ForEach(0..<1) { _ in Spacer() })) == along)
    #expect(frame(row(Spacer().padding(10))) == "30,30 60x0")
    #expect(frame(row(Spacer().frame(width: 10))) == "55,30 10x0")
    #expect(frame(VStack { Spacer() }) == "50,0 0x60")
    #expect(
      frame(
        ScrollView {
          Text("a"); Spacer()
        }
      ).map { $0.hasSuffix("0x8") } == true)
  }

  private struct Turning: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct Free: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  @Test("In a custom layout, a spacer extends along the stack orientation, or else along both axes")
  func layouts() {
    #expect(frame(Turning { Spacer() }) == "0,0 100x0")
    #expect(frame(Free { Spacer() }) == "0,0 100x60")
    #expect(frame(VStack { Free { Spacer() } }) == "0,0 100x60")
  }

  private struct Alone: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.isSpacer { Spacer() } else { Text("x") }
      if model.hasMore { Color.red.frame(width: 20, height: 20) }
    }
  }

  final class Model: ObservableObject {
    @GalleyViews.Published var isSpacer = false
    @GalleyViews.Published var hasMore = false
  }

  @Test("A spacer at the root fills both axes if it is alone, and one axis if it has siblings")
  func changes() {
    let model = Model()
    let screen = Screen(Alone(model: model), width: 100, height: 60)
    func spacer() -> String? { screen.view.first { $0.kind == "Spacer" ? $0.frame.text : nil } }
    model.isSpacer = true
    screen.place()
    #expect(spacer() == "0,0 100x60")
    model.hasMore = true
    screen.place()
    #expect(spacer() == "50,0 0x40")
    model.hasMore = false
    screen.place()
    #expect(spacer() == "0,0 100x60")
  }
}
