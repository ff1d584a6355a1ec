import GalleyControls
import GalleyGeometry
import GalleyViews
import UIKit

extension UIView {
  /// What it looks like; nil where that is not known: a view of another kind than UIKit's own, or with views in it.
  ///
  /// It fills the room that it is offered as UIKit fills the frame of the view.
  var look: AnyView? {
    if isHidden { return AnyView(Color.clear) }
    guard let content = (self as? any LookingUIView)?.content ?? plainContent else { return nil }
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

  /// What it looks like, as large as it is; nil where that is not known.
  var hosted: AnyView? { look.map { look in AnyView(HostedLayout(self).callAsFunction { look }) } }

  /// What a view that is no control of UIKit's shows: nothing but its ground, where nothing is in it and it draws nothing.
  private var plainContent: AnyView? {
    let isPlain = type(of: self) == UIView.self && subviews.isEmpty && (layer.sublayers ?? []).isEmpty
    return isPlain ? AnyView(Color.clear) : nil
  }
}

/// A view of UIKit's that is drawn as what stands for it among views.
@MainActor
protocol LookingUIView: UIView {
  var content: AnyView? { get }
}

/// A shape that cuts nothing off.
private struct Endless: Shape {
  func path(in rect: Rect) -> Path { Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
}
