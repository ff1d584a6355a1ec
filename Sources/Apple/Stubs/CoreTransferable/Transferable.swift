/// Compile-only stub: no values are transferred.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
}

extension Never: Transferable {
  public typealias Representation = Never
  public static var transferRepresentation: Never { return preconditionFailure("Never has no values to give") }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<First: TransferRepresentation, each Content: TransferRepresentation>(
    _ first: First, _ content: repeat each Content
  ) -> TransferRepresentationGroup<Item> where First.Item == Item { TransferRepresentationGroup() }
}

public struct TransferRepresentationGroup<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
}

public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  public static let all = TransferRepresentationVisibility(name: "all")
  public static let group = TransferRepresentationVisibility(name: "group")
}

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}
