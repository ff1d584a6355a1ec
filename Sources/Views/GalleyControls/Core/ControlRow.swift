import GalleyGeometry
import GalleyViews

struct ControlRow<Title: View, Content: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Title
  var alignment = VerticalAlignment.firstTextBaseline
  @ViewBuilder let content: Content

  var body: some View {
    if hidesLabels {
      content
    } else {
      HStack(alignment: alignment) {
        label
        Spacer()
        content
      }
    }
  }
}
