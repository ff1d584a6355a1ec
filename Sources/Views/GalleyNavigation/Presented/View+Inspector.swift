public import GalleyViews

extension View {
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  public func inspectorColumnWidth(_ width: Double) -> some View {
    recorded("inspectorColumnWidth", ["width": "\(width)"])
  }

  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    recorded("inspectorColumnWidth", ["ideal": "\(ideal)"])
  }
}
