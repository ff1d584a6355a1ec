import GalleyViews
import UIKit

/// What a preview of UIKit's shows: the views that a hosting controller has, a control as it looks, or a box with the name
/// of the type.
struct UIKitPreview: View {
  private let content: AnyView?
  private let name: String

  @MainActor init(_ shown: UIResponder) {
    content = (shown as? any ViewHosting)?.hostedView ?? (shown as? UIView)?.hosted
    name = "\(type(of: shown))"
  }

  var body: some View {
    if let content { content } else { SystemBox(name: name) }
  }
}
