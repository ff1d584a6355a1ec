import GalleyViews

extension View {
  /// In a list, limits the height to one line of text.
  func fittingRow() -> some View { FittingRow(content: self) }
}

/// UIKit reduces the padding of rows with controls that are higher than a line of text.
private struct FittingRow<Content: View>: View {
  @Environment(\.isInList) private var isInList
  let content: Content

  var body: some View { content.frame(height: isInList ? 22 : nil) }
}
