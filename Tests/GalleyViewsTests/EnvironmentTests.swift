import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Environment values")
struct EnvironmentTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct DepthText: View {
    @Environment(\.depth) private var depth
    var body: some View { Text("\(depth)") }
  }

  /// This compiles only if its properties are sendable.
  private struct SendableRow<Content: View & Sendable>: View, Sendable {
    @Environment(\.colorScheme) private var scheme
    let content: Content

    var body: some View {
      Text(scheme == .dark ? "dark" : "light")
      content
    }
  }

  private func texts(_ view: some View) -> [String] {
    Screen(view, width: 400, height: 100).view.all.flatMap(\.lines)
  }

  @Test("A sendable view can read the environment and contain an empty view")
  func sendable() { #expect(texts(SendableRow(content: EmptyView()).colorScheme(.dark)) == ["dark"]) }

  @Test("An environment value applies to a view and its descendants, but not to its siblings")
  func scope() {
    let row = HStack {
      Scheme()
      HStack {
        Scheme().colorScheme(.light)
        Scheme()
      }
      .colorScheme(.dark)
      Scheme()
    }
    #expect(texts(row) == ["light", "light", "dark", "light"])
  }

  @Test("A custom environment value has its default until it is set, and can be transformed")
  func custom() {
    let row = HStack {
      DepthText()
      DepthText().transformEnvironment(\.depth) { $0 += 1 }.environment(\.depth, 5)
    }
    #expect(texts(row) == ["0", "6"])
  }

  @Test("Rows that are built later have the environment of their lazy container")
  func lazily() {
    let list = VStack {
      ScrollView { LazyVStack { ForEach(0..<1) { _ in Scheme() } }.colorScheme(.dark) }
      Scheme()
    }
    #expect(texts(list) == ["dark", "light"])
  }

  private func colors(_ view: some View) -> [RGBA] {
    Screen(view, width: 400, height: 100).picture.items.dropFirst().compactMap { item in
      switch item {
      case .fill(let fill): if case .color(let color) = fill.paint { color } else { nil }
      case .glyphs(let glyphs): if case .color(let color) = glyphs.paint { color } else { nil }
      default: nil
      }
    }
  }

  @Test("Hierarchical styles are the system's label colours, or fractions of a foreground style")
  func levels() {
    let row = HStack {
      Text("a").foregroundStyle(.secondary)
      Text("b")
    }
    #expect(colors(row) == [RGBA(60, 60, 67, alpha: 0.6), .black])
    let red = RGBA(255, 59, 48)
    #expect(colors(row.foregroundStyle(.red)) == [red.multiplyingAlpha(by: 0.5), red])
    let shape = Rectangle().foregroundStyle(.tertiary).foregroundStyle(.red)
    #expect(colors(shape) == [red.multiplyingAlpha(by: 0.25)])
  }

  @Test("A style set on a Text view takes precedence over the style around it")
  func nearest() {
    let text = Text("a").foregroundStyle(.blue).foregroundStyle(.red)
    #expect(colors(text) == [RGBA(0, 122, 255)])
    #expect(colors(AnyView(text).foregroundStyle(.green)) == [RGBA(0, 122, 255)])
    #expect(colors(Text("a").foregroundStyle(.secondary).foregroundStyle(.red))[0].alpha == 0.5)
    #expect(colors(AnyView(Text("a").foregroundColor(nil)).foregroundStyle(.blue)) == [RGBA(0, 122, 255)])
  }

  @Test("Fonts, line limits and directions are passed on to the layout of text")
  func request() {
    let view = Text("one two three").lineLimit(1).frame(width: 50)
    #expect(texts(view) == ["on…"])
    #expect(texts(view.lineLimit(3)) == ["on…"])
    #expect(texts(Text("one two three").frame(width: 50).lineLimit(2)) == ["one", "tw…"])
  }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
