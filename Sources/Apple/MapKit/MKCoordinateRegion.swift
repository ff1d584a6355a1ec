public import CoreLocation

public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Hashable, Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    // The length of one degree on a great circle with the earth's mean radius, in metres.
    let degree = 111_195.08
    let narrowing = max(0.01, MercatorPlane.cosine(center.latitude))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowing)))
  }

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
