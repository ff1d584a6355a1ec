public import CoreLocation
public import Foundation
public import UIKit

/// UIKit's map; it is kept, and not drawn. `Map` is drawn.
open class MKMapView: UIView, @unchecked Sendable {
  /// What is told of it.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What of the earth shows.
  open var region = MKCoordinateRegion()
  /// What of the earth shows, as a rectangle of the projected earth.
  open var visibleMapRect = MKMapRect()
  /// From where it is seen.
  open var camera = MKMapCamera()
  /// How it looks.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// Which map it is.
  open var mapType = MKMapType.standard
  /// Which places show.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What fingers may do with it.
  open var isZoomEnabled = true, isScrollEnabled = true, isPitchEnabled = true, isRotateEnabled = true
  /// What shows on it.
  open var showsCompass = true, showsScale = false, showsTraffic = false, showsBuildings = true
  /// Whether the person shows.
  open var showsUserLocation = false
  /// Whether it follows the person.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Where the person is.
  public let userLocation = MKUserLocation()
  /// What lies on it.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What lies over parts of it.
  open private(set) var overlays: [any MKOverlay] = []
  /// What was tapped.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// Shows a part of the earth.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows a place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Is seen from elsewhere.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Shows a rectangle of the projected earth.
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  /// Shows a rectangle of the projected earth, away from the sides.
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    visibleMapRect = rect
  }
  /// Follows the person.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  /// Puts something on it.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Puts things on it.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes something away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Takes things away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Shows things; the part of the earth stays.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  /// Taps something.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Leaves something.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  /// Lays something over a part of it.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Lays things over parts of it.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Takes something away.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Takes things away.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// A view that is used again; none is.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// A view for something.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  { MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// Names the kind of view for something; views are not drawn.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// The view of something; views are not drawn.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
}

/// Which map is seen.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// From where a map of UIKit's is seen.
open class MKMapCamera: NSObject, @unchecked Sendable {
  /// The place in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far away the eye is, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How high the eye is, in metres.
  open var altitude: CLLocationDistance = 0
  /// Which way is up, in degrees clockwise from north.
  open var heading: CLLocationDirection = 0
  /// How much the eye looks from the side, in degrees.
  open var pitch = 0.0

  /// An eye over nowhere.
  public override init() {}
  /// An eye that looks at `centerCoordinate`.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: Double, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}

/// How a map of UIKit's looks.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// Whether mountains stand out.
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  /// Whether mountains stand out.
  open var elevationStyle = ElevationStyle.flat
}

/// A map with streets.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// How strong its colours are.
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  /// How strong its colours are.
  open var emphasisStyle = EmphasisStyle.default
  /// Which places show.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic shows.
  open var showsTraffic = false

  /// A map with streets.
  public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}

/// A map of pictures.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {}
/// A map of pictures with streets.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Which places show.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic shows.
  open var showsTraffic = false
}

/// Which places a map of UIKit's shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// All.
  public static let includingAll = MKPointOfInterestFilter()
  /// None.
  public static let excludingAll = MKPointOfInterestFilter()
}

/// What is told of a map of UIKit's.
public protocol MKMapViewDelegate: AnyObject {
  /// The view of something.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// What draws something.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Something was tapped.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Something was left.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Something in a balloon was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// It moved.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The person moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// It moves.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// The usual one.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// One that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}
