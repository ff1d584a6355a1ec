public import GalleyViews

extension View {
  /// Shows `content`, what is known of something in the view, while `isPresented` is true: on a phone as a sheet.
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// How wide the inspector is in which the view lies, in points; a sheet is as wide as its screen.
  public func inspectorColumnWidth(_ width: Double) -> some View { told("inspectorColumnWidth", ["width": "\(width)"]) }

  /// How wide the inspector is in which the view lies, in points; a sheet is as wide as its screen.
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    told("inspectorColumnWidth", ["ideal": "\(ideal)"])
  }
}
