public import Foundation
public import GalleyViews
public import UniformTypeIdentifiers

extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  public func fileExporter<Item>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  public func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }
}

/// Only recorded in the layout snapshot.
extension View {
  public func fileDialogMessage(_ message: Text?) -> some View { recorded("fileDialogMessage") }

  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { recorded("fileDialogMessage") }

  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    recorded("fileDialogConfirmationLabel")
  }

  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    recorded("fileDialogDefaultDirectory", ["directory": defaultDirectory?.path ?? "none"])
  }

  public func fileDialogCustomizationID(_ id: String) -> some View { recorded("fileDialogCustomizationID", ["id": id]) }

  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    recorded("fileExporterFilenameLabel")
  }
}
