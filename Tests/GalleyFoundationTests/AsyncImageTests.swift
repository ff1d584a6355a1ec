import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("AsyncImage and custom timeline schedules")
struct AsyncImageTests {
  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  private func stage(@ViewBuilder _ view: () -> some View) -> Stage {
    Stage(size: Size(width: 100, height: 100), root: view)
  }

  private func phase(_ url: URL?) -> [String] {
    lines(
      stage {
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success: Text("success")
          case .failure: Text("failure")
          }
        }
      }.layout)
  }

  @Test("AsyncImage fails for a missing file and stays empty for a missing or network address")
  func phases() {
    #expect(phase(URL(filePath: "/no/such/file.png")) == ["failure"])
    #expect(phase(nil) == ["empty"])
    #expect(phase(URL(string: "https://galley.example/a.png")) == ["empty"])
  }

  @Test("The scale of an AsyncImage is its number of pixels per point")
  func scale() {
    let bitmap = Bitmap(width: 30, height: 40, pixels: [UInt8](repeating: 255, count: 30 * 40 * 4))
    let source = AsyncImageSource { _ in .success(Image(PictureImage(digest: "white", bitmap: bitmap))) }
    let url = URL(string: "https://galley.example/a.png")
    func size(_ scale: Double) -> Size {
      let stage = Stage(proposal: ProposedViewSize(width: nil, height: nil), environment: EnvironmentValues()) {
        AsyncImage(url: url, scale: scale) { phase in phase.image }.environment(\.asyncImages, source)
      }
      return stage.layout.frame.size
    }
    #expect(size(1) == Size(width: 30, height: 40))
    #expect(size(2) == Size(width: 15, height: 20))
    #expect(size(.nan) == size(1))
  }

  /// A custom schedule with an entry for every frame.
  private struct Always: TimelineSchedule {
    var _isContinuous: Bool? { true }
    func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
  }

  @Test("A custom timeline schedule may have an entry for every frame or list specific dates")
  func schedules() {
    let running = stage {
      TimelineView(Always()) { Text(verbatim: "\(Int($0.date.timeIntervalSinceReferenceDate.rounded()))") }
    }
    running.advance(to: 7)
    #expect(lines(running.layout) == ["7"])
    let moments = [0, 3, 9].map { Date(timeIntervalSinceReferenceDate: $0) }
    let named = stage {
      TimelineView(.explicit(moments)) { Text(verbatim: "\(Int($0.date.timeIntervalSinceReferenceDate.rounded()))") }
    }
    named.advance(to: 7)
    #expect(lines(named.layout) == ["3"])
  }

  @Test("A localized string resource is shown with its interpolated values and styles")
  func resources() {
    let resource: LocalizedStringResource = "\(3) of \(Text("four").bold())"
    #expect(lines(stage { Text(resource) }.layout) == ["3 of four"])
  }
}
