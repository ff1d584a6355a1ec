import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyText
import GalleyViews
import Testing

@Suite("Button colours and fonts")
struct ButtonStyleTests {
  /// Returns the colour of the first text of `view`, as "#RRGGBB" or "#RRGGBBAA".
  private func color(_ view: some View) -> String? {
    Screen(view, width: 200, height: 200).view.first { $0.styles.first?.color }
  }

  private let button = Button("go") {}

  @Test("A foreground style set around a button takes precedence over the accent colour")
  func around() {
    let white = color(Text("x").foregroundColor(.white))
    #expect(white != nil)
    #expect(color(button.foregroundColor(.white)) == white)
    #expect(color(button.foregroundStyle(.white)) == white)
    #expect(color(VStack { button }.padding().foregroundStyle(.white)) == white)
    #expect(color(List { button }.foregroundStyle(.white)) == white)
    #expect(color(button.foregroundStyle(.secondary)) == color(Text("x").foregroundStyle(.secondary)))
    #expect(color(button.foregroundStyle(.white).tint(.red)) == white)
  }

  @Test("A button without a style has the accent colour, also in list headers and footers")
  func accent() {
    let (blue, red) = (color(Text("x").foregroundColor(.blue)), color(Text("x").foregroundColor(.red)))
    #expect(color(button) == blue)
    #expect(color(button.foregroundColor(nil)) == blue)
    #expect(color(button.tint(.red)) == red)
    #expect(color(button.foregroundStyle(.tint).tint(.red)) == red)
    #expect(
      color(
        List {
          Section {
            EmptyView()
          } header: {
            button
          }
        }) == blue)
    #expect(
      color(
        List {
          Section {
            EmptyView()
          } footer: {
            button
          }
        }) == blue)
  }

  @Test("A style set on the label takes precedence over the accent colour and styles around the button")
  func own() {
    let red = color(Text("x").foregroundColor(.red))
    let label = Button {
    } label: {
      Text("go").foregroundStyle(.red)
    }
    #expect(color(label.foregroundStyle(.white).tint(.green)) == red)
  }

  @Test("A disabled button is faded in every style")
  func disabled() throws {
    let white = try #require(color(Text("x").foregroundColor(.white)))
    let faded = try #require(color(button.disabled(true).foregroundStyle(.white)))
    #expect(white == "#FFFFFF" && faded.hasPrefix(white))
    #expect(try #require(Int(faded.suffix(2), radix: 16)) < 0x80)
    #expect(color(button.disabled(true)) == color(Text("x").foregroundColor(Color(.tertiaryLabel))))
  }

  @Test("The label of a button uses the font set around the button")
  func font() throws {
    func height(_ view: some View) -> Double? {
      Screen(view, width: 200, height: 200).view.first { $0.lines.isEmpty ? nil : $0.frame.height }
    }
    #expect(height(button.font(.largeTitle)) == height(Text("go").font(.largeTitle)))
  }
}
