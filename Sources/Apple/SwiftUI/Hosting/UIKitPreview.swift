import GalleyViews
import UIKit

/// Shows the views of a hosting controller, a supported control, or a box with the type's name.
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
