import GalleyGeometry
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Sections that a container reads from its content")
struct FoundSectionTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Text("header \(section.header.count), rows \(section.content.count), footer \(section.footer.count)")
          section.header
          VStack { section.content }.id("rows")
          section.footer
        }
      }
    }
  }

  private func texts(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }

  private func shown(@ViewBuilder _ content: () -> some View) -> [String] {
    texts(Stage(size: Size(width: 300, height: 600), root: content).layout)
  }

  @Test("Each section has its header, rows and footer; views outside sections form another section")
  func sections() {
    let shown = shown {
      Cards {
        Text("loose")
        Section("Fruit") { ForEach(["Fig", "Kiwi"], id: \.self) { Text($0) } }
        Section {
          Text("Ash")
        } header: {
          Text("Trees")
        } footer: {
          Text("End")
        }
      }
    }
    #expect(
      shown == [
        "header 0, rows 1, footer 0", "loose", "header 1, rows 2, footer 0", "Fruit", "Fig", "Kiwi",
        "header 1, rows 1, footer 1", "Trees", "Ash", "End",
      ])
  }

  @Test("Group(sections:) reads the sections of a view even through modifiers")
  func groups() {
    let shown = shown {
      Group(sections: Section("Fruit") { Text("Fig") }.padding()) { sections in
        Text("\(sections.count)")
        ForEach(sections) { section in section.content }
      }
    }
    #expect(shown == ["1", "Fig"])
  }
}
