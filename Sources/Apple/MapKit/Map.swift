import CoreLocation
import GalleyControls
import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture
import GalleyText
public import GalleyViews

/// Markers, lines and areas are drawn in Mercator projection on a plain background; there are no map tiles.
public struct Map<Content: View>: View {
  private let region: MKCoordinateRegion?
  private let items: MapItems

  public var body: some View {
    let (items, region) = (items, region ?? MKCoordinateRegion(around: items.places) ?? .world)
    GeometryReader { space in
      let plane = MercatorPlane(region, in: space.size)
      ZStack(alignment: .topLeading) {
        Color(
          light: RGBA(red: 0.91, green: 0.93, blue: 0.89, alpha: 1),
          dark: RGBA(red: 0.16, green: 0.18, blue: 0.2, alpha: 1))
        Text(verbatim: "Map").font(.footnote).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading).padding(8)
        ForEach(items.overlays.indices, id: \.self) { MapOverlayView(overlay: items.overlays[$0], plane: plane) }
        PinLayout(places: items.pins.map { (plane.point(of: $0.place), $0.anchor) }) {
          ForEach(items.pins.indices, id: \.self) { items.pins[$0].view }
        }
      }
      .environment(\.layoutDirection, .leftToRight)
      .clipped()
    }
    .recorded("Map", ["pins": "\(items.pins.count)", "overlays": "\(items.overlays.count)"])
  }

  private init(_ region: MKCoordinateRegion?, _ items: MapItems) { (self.region, self.items) = (region, items) }

  private init(_ position: MapCameraPosition, _ content: some MapContent) {
    var items = MapItems()
    content._collect(into: &items)
    self.init(position.region, items)
  }
}

extension MapItems {
  fileprivate var places: [CLLocationCoordinate2D] { pins.map(\.place) + overlays.flatMap(\.places) }
}

extension MKCoordinateRegion {
  fileprivate static let world = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 20, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 180))
}

extension Map where Content == EmptyView {
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) { self.init(position.wrappedValue, content()) }

  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) { self.init(position.wrappedValue, content()) }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { self.init(initialPosition, content()) }

  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { self.init(initialPosition, content()) }

  public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
    self.init(position.wrappedValue.region, MapItems())
  }

  public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {
    self.init(initialPosition.region, MapItems())
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(coordinateRegion.wrappedValue, MapItems()) }

  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: (Items.Element) -> some MapContent
  ) where Items.Element: Identifiable {
    var items = MapItems()
    for item in annotationItems { annotationContent(item)._collect(into: &items) }
    self.init(coordinateRegion.wrappedValue, items)
  }
}

private struct MapOverlayView: View {
  let overlay: MapItems.Overlay
  let plane: MercatorPlane

  var body: some View {
    let path = path
    ZStack(alignment: .topLeading) {
      if let fill = overlay.fill { FixedOutline(path: path).fill(fill) }
      if let stroke = overlay.stroke { FixedOutline(path: path).stroke(stroke, style: overlay.line) }
    }
  }

  private var path: Path {
    if let radius = overlay.radius, let center = overlay.places.first {
      let (middle, length) = (plane.point(of: center), plane.length(of: radius, at: center))
      return .ellipse(
        Rect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
    }
    return Path { path in
      for (index, place) in overlay.places.enumerated() {
        if index == 0 { path.move(to: plane.point(of: place)) } else { path.addLine(to: plane.point(of: place)) }
      }
      if overlay.isClosed { path.closeSubpath() }
    }
  }
}

private struct FixedOutline: Shape {
  let path: Path

  func path(in rect: Rect) -> Path { path.applying(AffineTransform(translationX: rect.minX, y: rect.minY)) }
}

private struct PinLayout: Layout {
  let places: [(Point, UnitPoint)]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, place) in zip(subviews, places) {
      view.place(at: bounds.origin + place.0, anchor: place.1, proposal: .unspecified)
    }
  }
}
