public import Foundation
public import GalleyViews
public import UniformTypeIdentifiers

/// A document of an app, as a value. An app does not run here, so it is neither read nor written.
public protocol FileDocument {
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// What is known of a file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known of a file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The document in a file.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known of a file that is read.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known of a file that is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file as it was.
  public let existingFile: FileWrapper?
}

/// A file or a folder as a value. Foundation has no such type on Linux.
open class FileWrapper: NSObject {
  /// What is in the file; nil of a folder.
  open private(set) var regularFileContents: Data?
  /// What is in the folder; nil of a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// What the file is called.
  open var filename: String?
  /// What the file should be called.
  open var preferredFilename: String?

  /// A file of `contents`.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A folder of `childrenByPreferredName`.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
}

/// A window for each of an app's documents.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// It has none.
  public typealias Body = Never

  /// Windows for documents, the first of which is `newDocument`.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Windows for documents that are only looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

/// A document in its window.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// Where its file is.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}
