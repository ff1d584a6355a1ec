public import Foundation
public import GalleyGeometry

/// Begins an image that views are drawn into. Views of UIKit are not drawn here, so it stays empty.
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: CGFloat) {}

/// Begins an image that views are drawn into. Views of UIKit are not drawn here, so it stays empty.
public func UIGraphicsBeginImageContext(_ size: Size) {}

/// The image that was drawn: none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Ends the image.
public func UIGraphicsEndImageContext() {}

extension UIView {
  /// Draws the view into the image at hand: views of UIKit are not drawn, so the answer is false.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
