public import CoreLocation

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away the eye is, in metres.
  public var distance: Double
  /// Which way is up, in degrees clockwise from north; maps show north up here.
  public var heading: Double
  /// How much the eye looks from the side, in degrees; maps are seen from above here.
  public var pitch: Double

  /// An eye over a place.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance, self.heading) = (centerCoordinate, distance, heading)
    self.pitch = pitch
  }
}

/// What of the earth a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  /// The region; nil is that of what lies on the map.
  public private(set) var region: MKCoordinateRegion?

  /// What lies on the map.
  public static let automatic = MapCameraPosition()

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }

  /// What an eye sees: a region about as far as the eye is away.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance))
  }

  /// A rectangle of the projected earth.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { automatic }

  /// Where something is that MapKit knows.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }

  /// Where the person is, or else `fallback`: a stage is nowhere.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// How far a map may be moved; nobody moves it here.
public struct MapCameraBounds: Hashable, Sendable {
  /// The middle stays inside a region, and the eye between two distances in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion? = nil, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}

/// What fingers may do with a map; nobody does here.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Those whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Making it larger.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turning it.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Looking from the side.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of these.
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
  /// A rectangle in map points.
  public init(x: Double, y: Double, width: Double, height: Double) {}
}
