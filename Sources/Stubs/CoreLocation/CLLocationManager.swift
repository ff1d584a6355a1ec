public import Foundation

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Tells an app where it is; here it never does, since a stage is nowhere.
open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far to go before a place is told, in metres.
  open var distanceFilter: CLLocationDistance = 0
  /// Where the app is: nowhere.
  open var location: CLLocation? { nil }
  /// Whether the app may know: nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Asks whether the app may know; nobody answers.
  open func requestWhenInUseAuthorization() {}
  /// Asks whether the app may always know; nobody answers.
  open func requestAlwaysAuthorization() {}
  /// Asks where the app is; nobody answers.
  open func requestLocation() {}
  /// Begins to tell places; none comes.
  open func startUpdatingLocation() {}
  /// Ends telling places.
  open func stopUpdatingLocation() {}
  /// Whether places can be told at all.
  public class func locationServicesEnabled() -> Bool { false }
}

/// Who is told where an app is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Places came.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// No place could be found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Somebody said whether the app may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Nothing happens.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
