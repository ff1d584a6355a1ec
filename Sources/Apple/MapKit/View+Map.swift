import GalleyControls
public import GalleyViews

/// Has no effect.
public struct MapStyle: Hashable, Sendable {
  private let name: String

  public enum Elevation: Hashable, Sendable {
    case automatic, flat, realistic
  }

  public static let standard = MapStyle(name: "standard")
  public static let imagery = MapStyle(name: "imagery")
  public static let hybrid = MapStyle(name: "hybrid")

  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { standard }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { hybrid }

  fileprivate var recorded: String { name }
}

extension View {
  public func mapStyle(_ style: MapStyle) -> some View { recorded("mapStyle", ["style": style.recorded]) }

  /// Only recorded in the layout snapshot: map controls are not drawn.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { recorded("mapControls") }

  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    recorded("mapControlVisibility", ["visibility": "\(visibility)"])
  }

  public func mapScope(_ scope: Namespace.ID) -> some View { recorded("mapScope") }

  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { recorded("onMapCameraChange") }

  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { recorded("onMapCameraChange") }
}

public enum MapCameraUpdateFrequency: Hashable, Sendable {
  case continuous, onEnd
}

public struct MapCameraUpdateContext: Sendable {
  public let region: MKCoordinateRegion
  public let camera: MapCamera
}

public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { Image(systemName: "location").frame(width: 44, height: 44) }
}

public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { Image(systemName: "location.north.circle").frame(width: 44, height: 44) }
}

public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
