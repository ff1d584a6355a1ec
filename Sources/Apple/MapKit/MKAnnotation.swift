public import CoreLocation
public import Foundation
public import GalleyGeometry
public import UIKit

/// What lies at a place of a map of UIKit's.
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// A second line.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}

/// A place with a name.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  open var title: String?
  /// A second line.
  open var subtitle: String?

  /// A place that is to be said.
  public override init() {}
  /// A place with a name.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Where the person is.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The place; nowhere.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// The place; nobody is anywhere here.
  open var location: CLLocation? { nil }
  /// What it is called.
  open var title: String?
}

/// The view of something on a map; it is kept, and not drawn.
open class MKAnnotationView: UIView, @unchecked Sendable {
  /// What it shows.
  open var annotation: (any MKAnnotation)?
  /// What it is used again for.
  public let reuseIdentifier: String?
  /// Its picture.
  open var image: UIImage?
  /// How far its middle is from the place, in points.
  open var centerOffset = Point.zero
  /// How far its balloon is from its middle, in points.
  open var calloutOffset = Point.zero
  /// Whether a tap shows its balloon.
  open var canShowCallout = false
  /// Whether a finger may move it.
  open var isDraggable = false
  /// Whether it was tapped.
  open var isSelected = false
  /// Whether it can be tapped.
  open var isEnabled = true
  /// With what it is put together where there is little room.
  open var clusteringIdentifier: String?
  /// What stands left in its balloon.
  open var leftCalloutAccessoryView: UIView?
  /// What stands right in its balloon.
  open var rightCalloutAccessoryView: UIView?
  /// What stands below in its balloon.
  open var detailCalloutAccessoryView: UIView?

  /// A view of `annotation`.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// A view from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called before it shows.
  open func prepareForDisplay() {}
}

/// A balloon with a mark in it; it is kept, and not drawn.
open class MKMarkerAnnotationView: MKAnnotationView, @unchecked Sendable {
  /// The balloon's colour.
  open var markerTintColor: UIColor?
  /// The mark's colour.
  open var glyphTintColor: UIColor?
  /// The mark as a text.
  open var glyphText: String?
  /// The mark as a picture.
  open var glyphImage: UIImage?
  /// Whether its title shows.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether its second line shows.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A pin; it is kept, and not drawn.
open class MKPinAnnotationView: MKAnnotationView, @unchecked Sendable {
  /// The pin's colour.
  open var pinTintColor: UIColor?
  /// Whether it falls.
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
  /// What it draws.
  public let overlay: any MKOverlay
  /// How much is seen of it, from 0 to 1.
  open var alpha = 1.0
  /// Draws `overlay`.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a shape over a part of a map; it is kept, and not drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
  /// Its ground.
  open var fillColor: UIColor?
  /// Its line.
  open var strokeColor: UIColor?
  /// How thick the line is, in points.
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
  /// How many places.
  public let pointCount: Int
  /// A line through `coordinates`, of which the first `count` count.
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
  /// How far from its middle it reaches, in metres.
  public let radius: CLLocationDistance
  /// A circle around `center`.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = center
  }
}
