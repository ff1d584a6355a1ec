public import GalleyGeometry

/// Where places are told in numbers.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: Rect { get }
}

extension UIScreen: UICoordinateSpace {}

extension UIView: UICoordinateSpace {}
