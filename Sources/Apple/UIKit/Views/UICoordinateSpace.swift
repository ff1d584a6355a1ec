public import GalleyGeometry

@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: Rect { get }
}

extension UIScreen: UICoordinateSpace {}

extension UIView: UICoordinateSpace {}
