import AVKit
import CoreLocation
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import MapKit
import PhotosUI
import StoreKit
import SwiftData
import SwiftUI
import Testing
import WebKit
import WidgetKit

@Model
private final class Trip {
  var name: String
  @Attribute(.externalStorage) var photo: Data?
  @Relationship(deleteRule: .cascade) var stops: [String] = []

  init(name: String) { self.name = name }
}

@Suite("Apple modules other than SwiftUI")
struct AppleModuleTests {
  private func stage(_ view: some View) -> Stage { Stage(size: Size(width: 200, height: 200)) { view } }

  private func texts(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }

  private func find(_ text: String, _ view: InspectedView) -> InspectedView? {
    view.lines == [text] ? view : view.children.lazy.compactMap { find(text, $0) }.first
  }

  private static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
  private static let bergen = CLLocationCoordinate2D(latitude: 60.39, longitude: 5.32)

  @Test("Map content is placed by the Mercator projection, with north at the top and east on the right")
  func maps() throws {
    let view = Map(initialPosition: .automatic) {
      Marker("Oslo", coordinate: Self.oslo)
      Annotation("", coordinate: Self.bergen) { Text("Bergen") }
      MapPolyline(coordinates: [Self.oslo, Self.bergen]).stroke(.blue, lineWidth: 3)
      MapCircle(center: Self.oslo, radius: 20_000).foregroundStyle(.red.opacity(0.3))
    }
    let layout = stage(view).layout
    let (oslo, bergen) = (try #require(find("Oslo", layout)).frame, try #require(find("Bergen", layout)).frame)
    #expect(bergen.midX < oslo.midX && bergen.midY < oslo.midY)
    #expect(oslo.midX <= 200 && bergen.midX >= 0)
    #expect(
      abs(
        CLLocation(latitude: 59.91, longitude: 10.75).distance(from: .init(latitude: 60.39, longitude: 5.32)) - 305_000)
        < 5000)
  }

  @Test("Conditional content of a map is shown only while its condition is true", arguments: [true, false])
  func conditions(isOn: Bool) {
    let view = Map {
      Marker("Oslo", coordinate: Self.oslo)
      if isOn { Marker("Bergen", coordinate: Self.bergen) }
    }
    .accessibilityRotor("Towns") { if isOn { AccessibilityRotorEntry("Bergen", id: 1) } }
    #expect(texts(stage(view).layout).contains("Bergen") == isOn)
  }

  @Test("A map with a region binding, as before iOS 17, shows its annotations")
  func regions() {
    struct Place: Identifiable {
      let id = 1
    }
    let region = MKCoordinateRegion(center: Self.oslo, latitudinalMeters: 5000, longitudinalMeters: 5000)
    let view = Map(coordinateRegion: .constant(region), annotationItems: [Place()]) { _ in
      Marker("here", coordinate: Self.oslo)
    }
    #expect(texts(stage(view).layout).contains("here"))
  }

  private struct Trips: View {
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Environment(\.modelContext) private var context

    var body: some View {
      VStack {
        ForEach(trips) { Text($0.name) }
        Button("Add") { context.insert(Trip(name: "Alps")) }.id("add")
      }
    }
  }

  @Test("A SwiftData query returns sorted objects and follows insertions and deletions")
  @MainActor func queries() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Trip(name: "Sea"))
    container.mainContext.insert(Trip(name: "Lakes"))
    let stage = stage(Trips().modelContainer(container))
    #expect(texts(stage.layout) == ["Lakes", "Sea", "Add"])
    #expect(stage.tap(id: "add") && texts(stage.layout) == ["Alps", "Lakes", "Sea", "Add"])
    let found = try container.mainContext.fetch(
      FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Sea" }))
    #expect(found.map(\.name) == ["Sea"])
    container.mainContext.delete(found[0])
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  private struct Kept: View {
    @Environment(\.requestReview) private var requestReview
    @Environment(\.widgetFamily) private var family

    var body: some View { Text("\(family == .systemMedium)") }
  }

  @Test("Views from system frameworks are drawn as boxes with their names")
  func boxes() throws {
    #expect(texts(stage(WebView(url: URL(string: "https://a.b"))).layout).joined() == "WebViewhttps://a.b")
    #expect(texts(stage(ProductView(id: "pro")).layout).joined() == "ProductViewpro")
    #expect(texts(stage(VideoPlayer(player: nil) { Text("over") }).layout) == ["over"])
    #expect(texts(stage(PhotosPicker("Pick", selection: .constant(nil))).layout) == ["Pick"])
    let widget = stage(Kept().previewContext(WidgetPreviewContext(family: .systemMedium)))
    #expect(texts(widget.layout) == ["true"])
    _ = try widget.png()
  }

  private struct Entry: TimelineEntry { let date: Date }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date(timeIntervalSinceReferenceDate: 0)) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
  }

  private struct Clock: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "clock", provider: Provider()) { _ in Text("now") }
        .configurationDisplayName("Clock").description("Time").supportedFamilies([.systemSmall])
    }
  }

  @Test("A widget's timeline entry may have a relevance, and reload policies can be compared")
  func relevanceOfEntries() {
    struct Ranked: TimelineEntry {
      let date: Date
      var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 2, duration: 60) }
    }
    let now = Date(timeIntervalSince1970: 0)
    #expect(Entry(date: now).relevance == nil)
    #expect(Ranked(date: now).relevance?.score == 2)
    #expect(TimelineReloadPolicy.after(now) != .after(now + 1))
    #expect(Timeline(entries: [Ranked(date: now)], policy: .after(now)).policy == .after(now))
  }

  @Test("A widget shows the placeholder of its provider")
  @MainActor func widgets() throws {
    #expect(texts(stage(try #require(Clock().body._view)).layout) == ["now"])
  }
}
