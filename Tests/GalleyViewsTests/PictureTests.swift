import GalleyGeometry
import GalleyPicture
import GalleyViews
import TestSupport
import Testing

@Suite("Pictures of views")
struct PictureTests {
  private let bounds = Rect(x: 0, y: 0, width: 20, height: 10)

  private func items(_ view: some View) -> [Picture.Item] {
    Array(Screen(view, width: 20, height: 10).picture.items.dropFirst())
  }

  private func fill(_ rect: Rect, _ color: Color) -> Picture.Item {
    .fill(.init(.rect(rect), .color(color.rgba(in: .light))))
  }

  @Test("The background is drawn first and fills the canvas")
  func ground() {
    let picture = Screen(EmptyView(), width: 20, height: 10).tree.picture(background: .black)
    #expect(picture == Picture(size: Size(width: 20, height: 10), items: [.fill(.init(.rect(bounds), .color(.black)))]))
  }

  @Test("Views that are not visible are not drawn")
  func invisible() {
    #expect(items(Color.clear).isEmpty)
    #expect(items(Color.red.opacity(0)).isEmpty)
    #expect(items(Color.red.frame(width: 0)).isEmpty)
    #expect(items(AnyView(Color.red).opacity(0)).isEmpty)
    #expect(items(Color.red.offset(x: 1000)).isEmpty)
    #expect(items(Text("")).allSatisfy { if case .glyphs(let glyphs) = $0 { glyphs.run.text.isEmpty } else { false } })
  }

  @Test("Background, view, overlay and border are drawn in this order")
  func order() {
    let view = Color.red.background(Color.blue).overlay(Color.green).border(Color.black, width: 2)
    let drawn = items(view)
    #expect(drawn.prefix(3) == [fill(bounds, .blue), fill(bounds, .red), fill(bounds, .green)])
    let middle = Rect(x: 1, y: 1, width: 18, height: 8)
    #expect(drawn.last == .stroke(.init(.rect(middle), .color(.black), width: 2)))
    #expect(drawn.count == 4)
  }

  @Test("A background on several views is drawn for each of them")
  func backgroundOfSeveral() {
    let row = HStack(spacing: 0) { ForEach(0..<2) { _ in Color.red }.background(Color.blue) }
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 10, y: 0, width: 10, height: 10)
    #expect(items(row) == [fill(left, .blue), fill(left, .red), fill(right, .blue), fill(right, .red)])
  }

  @Test("Effects become groups of the picture, with inner effects inside outer ones")
  func effects() {
    let shadow = Picture.Shadow(color: .black, radius: 4, offset: Point(x: 0, y: 2))
    let view = AnyView(Color.red).clipShape(RoundedRectangle(cornerRadius: 3)).opacity(0.5)
      .shadow(color: .black, radius: 4, y: 2)
    let path = Path.roundedRect(bounds, cornerRadius: 3, style: .continuous)
    let clipped = Picture.Item.group(.init([fill(bounds, .red)], clip: path))
    let faded = Picture.Item.group(.init([clipped], opacity: 0.5))
    #expect(items(view) == [.group(.init([faded], shadow: shadow))])
  }

  @Test("offset moves the drawing and leaves the layout unchanged")
  func offset() {
    let row = HStack(spacing: 0) {
      Color.red.offset(x: 3, y: 4)
      Color.blue
    }
    let half = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      items(row) == [
        fill(half.offsetBy(Point(x: 3, y: 4)), .red), fill(half.offsetBy(Point(x: 10, y: 0)), .blue),
      ])
  }

  @Test("A circle is square, a capsule has semicircular ends, and strokeBorder stays inside the shape")
  func shapes() {
    #expect(
      items(Circle().fill(Color.red)) == [
        .fill(.init(.ellipse(Rect(x: 5, y: 0, width: 10, height: 10)), .color(Color.red.rgba(in: .light))))
      ])
    #expect(
      items(Capsule().fill(Color.red)) == [
        .fill(.init(.roundedRect(bounds, cornerRadius: 5, style: .circular), .color(Color.red.rgba(in: .light))))
      ])
    let inside = Path.roundedRect(Rect(x: 1, y: 1, width: 18, height: 8), cornerRadius: 3, style: .continuous)
    #expect(
      items(RoundedRectangle(cornerRadius: 4).strokeBorder(Color.black, lineWidth: 2)) == [
        .stroke(.init(inside, .color(.black), width: 2))
      ])
    #expect(
      items(Rectangle().stroke(Color.black, lineWidth: 2)) == [.stroke(.init(.rect(bounds), .color(.black), width: 2))])
  }

  @Test("A linear gradient runs between unit points of the shape that it fills")
  func gradient() {
    let view = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing).frame(width: 10)
    let gradient = Paint.LinearGradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], start: Point(x: 5, y: 5),
      end: Point(x: 15, y: 5))
    let frame = Rect(x: 5, y: 0, width: 10, height: 10)
    #expect(items(view) == [.fill(.init(.rect(frame), .linearGradient(gradient)))])
  }

  @Test("Text is drawn on its baseline, with the glyphs that were shaped to measure it")
  func text() {
    let drawn = Screen(Text("a bc"), width: 20, height: 60).picture.items.dropFirst()
    #expect(
      Array(drawn) == [
        .glyphs(.init(FakeText.run("a"), at: Point(x: 0, y: 26), .color(.black))),
        .glyphs(.init(FakeText.run("bc"), at: Point(x: 0, y: 46), .color(.black))),
      ])
  }

  @Test("A scroll view clips its content, and shows an indicator at rest only if requested")
  func scroller() throws {
    let list = ScrollView { Color.red.frame(height: 100) }.scrollIndicators(.visible)
    let item = try #require(Screen(list, width: 20, height: 50).picture.items.last)
    guard case .group(let group) = item else {
      Issue.record("\(item)")
      return
    }
    #expect(group.clip == .rect(Rect(x: 0, y: 0, width: 20, height: 50)))
    #expect(group.items.count == 2)
    guard case .fill(let bar) = group.items[1] else { return }
    #expect(bar.path.bounds == Rect(x: 14, y: 3, width: 3, height: 36))
    for visibility in [ScrollIndicatorVisibility.automatic, .hidden, .never] {
      let other = ScrollView { Color.red.frame(height: 100) }.scrollIndicators(visibility)
      let hidden = try #require(Screen(other, width: 20, height: 50).picture.items.last)
      guard case .group(let alone) = hidden else { return }
      #expect(alone.items.count == 1, "\(visibility)")
    }
  }

  @Test("Building and placing the same view twice gives the same picture")
  func again() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<30 {
      let view = RandomView(depth: 4, &generator)
      let screen = Screen(view, width: 200, height: 300)
      let picture = screen.picture
      #expect(Screen(view, width: 200, height: 300).picture == picture)
      screen.tree.place(on: ProposedViewSize(width: 200, height: 300), safeArea: .zero)
      #expect(screen.picture == picture)
    }
  }
}
