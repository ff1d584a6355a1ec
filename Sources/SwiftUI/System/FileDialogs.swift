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
