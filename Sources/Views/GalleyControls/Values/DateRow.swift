import GalleyGeometry
import GalleyText
package import GalleyViews

package struct DateRow<Label: View, Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  private let isWide: Bool
  private let content: Content
  private let label: Label

  package init(isWide: Bool = false, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.isWide, self.content, self.label) = (isWide, content(), label())
  }

  package var body: some View {
    if isWide || size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 12) {
        label
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      LabeledContent {
        content
      } label: {
        label
      }
    }
  }
}

package struct DatePartRow<Parts: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  private let parts: Parts

  package init(@ViewBuilder parts: () -> Parts) { self.parts = parts() }

  package var body: some View {
    if size.isAccessibilitySize {
      // The backgrounds extend 6 pt above and below their labels.
      VStack(alignment: .leading, spacing: 18) { parts }.padding(.vertical, 6)
    } else {
      HStack(spacing: 6) { parts }
    }
  }
}
