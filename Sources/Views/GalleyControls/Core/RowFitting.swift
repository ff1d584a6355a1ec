import GalleyViews

extension View {
  /// In a row of a list as high as a line of text, so that the row keeps the height of its neighbours.
  func fittingRow() -> some View { FittingRow(content: self) }
}

/// A control that is higher than a line of text; rows of UIKit's lists leave less room above and below it.
private struct FittingRow<Content: View>: View {
  @Environment(\.isInList) private var isInList
  let content: Content

  var body: some View { content.frame(height: isInList ? 22 : nil) }
}
