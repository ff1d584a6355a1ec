public import CoreGraphics
import GalleyViews

extension UIColor {
  /// The colour that holds in light mode.
  public var cgColor: CGColor { CGColor(color.rgba(in: .light)) }

  /// The colour that is `cgColor`.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor.rgba)) }
}
