import GalleyControls
public import GalleyViews

/// What a map looks like: on a stage always a ground with its name.
public struct MapStyle: Hashable, Sendable {
  private let name: String

  /// How high the ground is.
  public enum Elevation: Hashable, Sendable {
    case automatic, flat, realistic
  }

  /// Streets.
  public static let standard = MapStyle(name: "standard")
  /// Pictures from above.
  public static let imagery = MapStyle(name: "imagery")
  /// Pictures from above with streets.
  public static let hybrid = MapStyle(name: "hybrid")

  /// Streets.
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { standard }
  /// Pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
  /// Pictures from above with streets.
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { hybrid }

  fileprivate var told: String { name }
}

extension View {
  /// What the maps in the view look like.
  public func mapStyle(_ style: MapStyle) -> some View { told("mapStyle", ["style": style.told]) }

  /// The controls of the maps in the view; they are taken, and not drawn.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { told("mapControls") }

  /// Whether the controls of the maps in the view show.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    told("mapControlVisibility", ["visibility": "\(visibility)"])
  }

  /// The name under which controls find their map.
  public func mapScope(_ scope: Namespace.ID) -> some View { told("mapScope") }

  /// Runs `action` when the camera of a map moves; nobody moves it.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { told("onMapCameraChange") }

  /// Runs `action` when the camera of a map moves; nobody moves it.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { told("onMapCameraChange") }
}

/// How often the way of a camera is told.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  case continuous, onEnd
}

/// Where a camera came to.
public struct MapCameraUpdateContext: Sendable {
  /// What the map shows.
  public let region: MKCoordinateRegion
  /// The eye.
  public let camera: MapCamera
}

/// A control of a map, which is a box with its name.
public struct MapUserLocationButton: View {
  /// The control.
  public init(scope: Namespace.ID? = nil) {}
  /// A box with the control's name.
  public var body: some View { Image(systemName: "location").frame(width: 44, height: 44) }
}

/// A control of a map, which is a box with its name.
public struct MapCompass: View {
  /// The control.
  public init(scope: Namespace.ID? = nil) {}
  /// The control's symbol.
  public var body: some View { Image(systemName: "location.north.circle").frame(width: 44, height: 44) }
}

/// A control of a map: nothing is drawn of it.
public struct MapScaleView: View {
  /// The control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map: nothing is drawn of it.
public struct MapPitchToggle: View {
  /// The control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
