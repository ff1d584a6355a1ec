public import CoreLocation
public import Foundation
public import UIKit

/// Compile-only stub: UIKit's map is not drawn. Use ``Map`` instead.
open class MKMapView: UIView {
  open var region = MKCoordinateRegion()
  open var camera = MKMapCamera()
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var isZoomEnabled = true, isScrollEnabled = true, isPitchEnabled = true, isRotateEnabled = true
  open var showsCompass = true, showsScale = false, showsTraffic = false, showsBuildings = true
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
}

open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var heading: CLLocationDirection = 0
  open var pitch = 0.0

  public override init() {}
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: Double, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}

open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  open var elevationStyle = ElevationStyle.flat
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}

public final class MKPointOfInterestFilter: NSObject, Sendable {
  public static let excludingAll = MKPointOfInterestFilter()
}
