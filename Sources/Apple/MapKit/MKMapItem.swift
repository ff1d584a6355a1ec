public import CoreLocation
public import Foundation

/// A place with its address.
open class MKPlacemark: NSObject {
  public let coordinate: CLLocationCoordinate2D
  open var title: String?

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// Something that MapKit knows.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  public init(placemark: MKPlacemark) { self.placemark = placemark }

  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
