import GalleyControls
import GalleyViews

/// What stands for a view of the system's that is not drawn: a box with its name.
struct SystemBox: View {
  let name: String

  var body: some View {
    Text(verbatim: name)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.secondarySystemBackground))
      .border(Color(.separator))
  }
}

extension View {
  /// Shows the box of a view of the system's, called `name`, in a sheet.
  func systemSheet(_ name: String, isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { SystemBox(name: name) }
  }
}
