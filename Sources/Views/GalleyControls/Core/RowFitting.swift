import GalleyViews

extension View {
  /// Limits the height to one line of text in a list, so that the row is as high as others.
  func fittingRow() -> some View { FittingRow(content: self) }
}

/// A control that is higher than a line of text. UIKit reduces the padding of rows with such controls.
private struct FittingRow<Content: View>: View {
  @Environment(\.isInList) private var isInList
  let content: Content

  var body: some View { content.frame(height: isInList ? 22 : nil) }
}
