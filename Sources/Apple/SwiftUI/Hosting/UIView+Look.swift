import GalleyControls
import GalleyGeometry
import GalleyViews
import UIKit

extension UIView {
  /// The drawing of the view, which fills the proposed size; nil for custom views and views with subviews.
  var style: AnyView? {
    if isHidden { return AnyView(Color.clear) }
    guard let content = (self as? any DrawableUIView)?.content ?? plainContent else { return nil }
    let radius = layer.cornerRadius
    let isCut = (clipsToBounds || layer.masksToBounds) && radius > 0
    let framed =
      content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if let color = backgroundColor { RoundedRectangle(cornerRadius: radius).fill(color.color) }
      }
      .clipShape(isCut ? AnyShape(RoundedRectangle(cornerRadius: radius)) : AnyShape(Endless()))
      .overlay {
        if layer.borderWidth > 0, let color = layer.borderColor {
          RoundedRectangle(cornerRadius: radius).strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
        }
      }
      .opacity(Double(alpha))
    guard let tintColor, tintColor != .tintColor else { return AnyView(framed) }
    return AnyView(framed.tint(tintColor.color))
  }

  /// The drawing with the layout of the UIKit view; nil if it cannot be drawn.
  var hosted: AnyView? { style.map { style in AnyView(HostedLayout(self).callAsFunction { style }) } }

  /// The content of a plain `UIView` without subviews and layers.
  private var plainContent: AnyView? {
    let isPlain = type(of: self) == UIView.self && subviews.isEmpty && (layer.sublayers ?? []).isEmpty
    return isPlain ? AnyView(Color.clear) : nil
  }
}

/// A UIKit view for which Galley has an equivalent SwiftUI view.
@MainActor
protocol DrawableUIView: UIView {
  var content: AnyView? { get }
}

/// A shape that is large enough not to clip anything.
private struct Endless: Shape {
  func path(in rect: Rect) -> Path { Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
}
