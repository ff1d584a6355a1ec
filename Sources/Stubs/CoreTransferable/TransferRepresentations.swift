public import Foundation
public import UniformTypeIdentifiers

/// A value as it codes itself.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  /// The values as JSON of the kind `contentType`.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}

  /// The values as `encoder` writes and `decoder` reads them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {}
}

/// A value as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  /// What `exporting` and `importing` make of the values.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// What `exporting` makes of the values.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// What `importing` makes values of.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value as another that can be given.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  /// What `exporting` and `importing` make of the values.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  /// What `exporting` makes of the values.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// What `importing` makes values of.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  /// What `exporting` and `importing` make of the values.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// What `exporting` makes of the values.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// What `importing` makes values of.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether who takes it may open it where it is.
  public let allowAccessingOriginalFile: Bool

  /// The file at `file`.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is where its owner has it.
  public let isOriginalFile: Bool
}

// What Foundation has, as text or data.

extension String: Transferable {
  /// Text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  /// Data.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<URL, String>(exporting: \.absoluteString)
  }
}

extension AttributedString: Transferable {
  /// The text without its styles.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String> { String($0.characters) }
  }
}
