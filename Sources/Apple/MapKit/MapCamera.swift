public import CoreLocation

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  /// Which way is up, in degrees clockwise from north; maps show north up here.
  public var heading: Double
  /// How much the eye looks from the side, in degrees; maps are seen from above here.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance, self.heading) = (centerCoordinate, distance, heading)
    self.pitch = pitch
  }
}

/// What of the earth a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  public private(set) var region: MKCoordinateRegion?

  public static let automatic = MapCameraPosition()

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance))
  }

  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { automatic }

  /// Where the person is, or else `fallback`: a stage is nowhere.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// How far a map may be moved; nobody moves it here.
public struct MapCameraBounds: Hashable, Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion? = nil, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}

/// What fingers may do with a map; nobody does here.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map follows the person.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}

/// A rectangle of the projected earth.
public struct MKMapRect: Hashable, Sendable {
  /// A rectangle without extent.
  public init() {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
}
