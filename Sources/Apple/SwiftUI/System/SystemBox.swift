import GalleyControls
package import GalleyViews

/// Replaces a system view that Galley does not draw.
package struct SystemBox: View {
  private let name: String

  package init(name: String) { self.name = name }

  package var body: some View {
    Text(verbatim: name)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.secondarySystemBackground))
      .border(Color(.separator))
  }
}

extension View {
  package func systemSheet(_ name: String, isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { SystemBox(name: name) }
  }
}
