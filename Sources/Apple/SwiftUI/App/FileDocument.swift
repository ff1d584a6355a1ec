public import Foundation
public import GalleyViews
public import UniformTypeIdentifiers

/// Compile-only stub: documents are neither read nor written.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// Foundation lacks this class on Linux.
open class FileWrapper: NSObject {
  open private(set) var regularFileContents: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var filename: String?
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { regularFileContents != nil }
}

public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never

  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
