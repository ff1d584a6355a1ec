extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}
