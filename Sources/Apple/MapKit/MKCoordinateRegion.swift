public import CoreLocation

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// No reach at all.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// A reach.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth's surface.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan

  /// A point at the equator.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// A region around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// A region around a place that reaches so many metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    // A degree of a great circle of the earth's mean radius.
    let degree = 111_195.08
    let narrowing = max(0.01, MercatorPlane.cosine(center.latitude))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowing)))
  }

  /// The smallest region with some room around `places`; nil of none.
  init?(around places: [CLLocationCoordinate2D]) {
    let (north, east) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = north.min(), let top = north.max(), let west = east.min(), let right = east.max() else {
      return nil
    }
    self.init(
      center: CLLocationCoordinate2D(latitude: (south + top) / 2, longitude: (west + right) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max((top - south) * 1.4, 0.01), longitudeDelta: max((right - west) * 1.4, 0.01)))
  }
}
