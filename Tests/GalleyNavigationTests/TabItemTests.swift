import GalleyControls
import GalleyGeometry
import GalleyNavigation
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Tab labels")
struct TabItemTests {
  @Test("The label of a tab shows the icon above the title")
  func stacked() throws {
    let stage = Stage(size: Size(width: 390, height: 844)) {
      TabView {
        Text("First").tabItem {
          Label {
            Text("Title").id("title")
          } icon: {
            Circle().frame(width: 20, height: 20).id("icon")
          }
        }
        Text("Second").tabItem { Text("Other") }
      }
    }
    let (icon, title) = (try #require(stage.layout["icon"]).frame, try #require(stage.layout["title"]).frame)
    #expect(icon.maxY <= title.minY && abs(icon.midX - title.midX) < 0.5)
  }
}
