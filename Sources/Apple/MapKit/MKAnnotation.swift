public import CoreLocation
public import Foundation
public import GalleyGeometry
public import UIKit

/// What lies at a place of a map of UIKit's.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place with a name.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  public override init() {}
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Where the person is.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// The place; nobody is anywhere here.
  open var location: CLLocation? { nil }
  open var title: String?
}

/// The view of something on a map; it is kept, and not drawn.
open class MKAnnotationView: UIView, @unchecked Sendable {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var centerOffset = Point.zero
  open var calloutOffset = Point.zero
  open var canShowCallout = false
  open var isDraggable = false
  open var isSelected = false
  open var isEnabled = true
  open var clusteringIdentifier: String?
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}

/// A balloon with a mark in it; it is kept, and not drawn.
open class MKMarkerAnnotationView: MKAnnotationView, @unchecked Sendable {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A pin; it is kept, and not drawn.
open class MKPinAnnotationView: MKAnnotationView, @unchecked Sendable {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

/// Whether something shows.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

/// What lies over a part of a map of UIKit's.
public protocol MKOverlay: MKAnnotation {}

/// Draws what lies over a part of a map; it is kept, and not drawn.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
  public let overlay: any MKOverlay
  open var alpha = 1.0
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a shape over a part of a map; it is kept, and not drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth = 0.0
}
/// Draws a line over a map; it is kept, and not drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {}
/// Draws a circle over a map; it is kept, and not drawn.
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {}
/// Draws an area over a map; it is kept, and not drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {}

/// A line from place to place.
open class MKPolyline: MKPointAnnotation, MKOverlay, @unchecked Sendable {
  public let pointCount: Int
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    pointCount = max(0, min(count, coordinates.count))
    super.init()
    coordinate = coordinates.first ?? coordinate
  }
}

/// An area between places.
open class MKPolygon: MKPolyline, @unchecked Sendable {}

/// A circle around a place.
open class MKCircle: MKPointAnnotation, MKOverlay, @unchecked Sendable {
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = center
  }
}
