public import Foundation
public import GalleyViews
public import UniformTypeIdentifiers

extension View {
  /// Lets people choose a file; the system's view shows as a box with its name.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  /// Lets people choose files; the system's view shows as a box with its name.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  /// Lets people choose where a file is kept; the system's view shows as a box with its name.
  public func fileExporter<Item>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  /// Lets people choose where a file is kept; the system's view shows as a box with its name.
  public func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }

  /// Lets people choose where a file is moved; the system's view shows as a box with its name.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { systemSheet("Files", isPresented: isPresented) }
}

/// What the system's view of files says and where it begins: kept, and told in the snapshot.
extension View {
  /// What the view of files says.
  public func fileDialogMessage(_ message: Text?) -> some View { told("fileDialogMessage") }

  /// What the view of files says.
  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { told("fileDialogMessage") }

  /// What the button of the view of files says.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    told("fileDialogConfirmationLabel")
  }

  /// Where the view of files begins.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    told("fileDialogDefaultDirectory", ["directory": defaultDirectory?.path ?? "none"])
  }

  /// The name under which the view of files remembers where it was.
  public func fileDialogCustomizationID(_ id: String) -> some View { told("fileDialogCustomizationID", ["id": id]) }

  /// How the name of an exported file is asked for.
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View { told("fileExporterFilenameLabel") }
}
