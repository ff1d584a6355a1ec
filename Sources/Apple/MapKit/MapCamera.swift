public import CoreLocation

public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  /// The heading in degrees, clockwise from north. Maps always have north at the top.
  public var heading: Double
  /// The pitch in degrees. Maps are always drawn from above.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance, self.heading) = (centerCoordinate, distance, heading)
    self.pitch = pitch
  }
}

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

  /// Always `fallback`.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// Has no effect.
public struct MapCameraBounds: Hashable, Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion? = nil, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}

/// Has no effect.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}

public struct MKMapRect: Hashable, Sendable {
  public init() {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
}
