import CoreLocation
import Foundation
import GalleyGeometry

/// A projection that shows the whole region.
struct MercatorPlane {
  private let middle: Point
  private let scale: Double
  private let size: Size

  init(_ region: MKCoordinateRegion, in size: Size) {
    self.size = size
    middle = MercatorPlane.place(region.center)
    let half = min(max(region.span.latitudeDelta / 2, 1e-6), 80)
    func bounded(_ latitude: Double) -> Double { min(max(latitude, -85), 85) }
    let top = MercatorPlane.place(
      CLLocationCoordinate2D(latitude: bounded(region.center.latitude + half), longitude: 0))
    let bottom = MercatorPlane.place(
      CLLocationCoordinate2D(latitude: bounded(region.center.latitude - half), longitude: 0))
    let height = max(abs(top.y - bottom.y), 1e-9)
    let width = max(abs(region.span.longitudeDelta) * .pi / 180, 1e-9)
    scale = min(size.width / width, size.height / height)
  }

  func point(of coordinate: CLLocationCoordinate2D) -> Point {
    let place = MercatorPlane.place(coordinate)
    return Point(
      x: size.width / 2 + (place.x - middle.x) * scale, y: size.height / 2 + (place.y - middle.y) * scale)
  }

  func length(of metres: Double, at coordinate: CLLocationCoordinate2D) -> Double {
    metres / 6_371_008.8 / max(0.01, MercatorPlane.cosine(coordinate.latitude)) * scale
  }

  private static func place(_ coordinate: CLLocationCoordinate2D) -> Point {
    let latitude = min(max(coordinate.latitude, -85), 85) * .pi / 180
    return Point(x: coordinate.longitude * .pi / 180, y: -log(tan(.pi / 4 + latitude / 2)))
  }

  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
