public import CoreLocation
public import Foundation

/// A place with its address.
open class MKPlacemark: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// What it is called.
  open var title: String?

  /// A place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// Something that MapKit knows.
open class MKMapItem: NSObject {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone number.
  open var phoneNumber: String?
  /// Its address in the web.
  open var url: URL?

  /// What is at a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Shows it in the app of maps; there is none.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
