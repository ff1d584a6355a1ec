import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("Images from addresses, and schedules of one's own")
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

  @Test("A file that is not there fails; no address is empty, and so is one of a network")
  func phases() {
    #expect(phase(URL(filePath: "/no/such/file.png")) == ["failure"])
    #expect(phase(nil) == ["empty"])
    #expect(phase(URL(string: "https://galley.example/a.png")) == ["empty"])
  }

  @Test("The scale is how many pixels are a point")
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

  /// A schedule that asks for every picture.
  private struct Always: TimelineSchedule {
    var _isContinuous: Bool? { true }
    func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
  }

  @Test("A schedule of one's own may ask for every picture, or name its moments")
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

  @Test("A resource is a text of the source, with its values and looks")
  func resources() {
    let resource: LocalizedStringResource = "\(3) of \(Text("four").bold())"
    #expect(lines(stage { Text(resource) }.layout) == ["3 of four"])
  }
}
