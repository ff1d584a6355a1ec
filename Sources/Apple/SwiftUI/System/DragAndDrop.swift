public import Foundation
public import GalleyGeometry
public import GalleyViews
public import UniformTypeIdentifiers

/// Compile-only stub, like all drag and drop.
open class NSItemProvider: NSObject {
  public let item: Any?

  public override init() { item = nil }
  public init(object: Any) { item = object }
  public init?(contentsOf url: URL?) { item = url }
}

public struct DropInfo {
  public let location: Point

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { recorded("onDrag") }

  public func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> some View { recorded("onDrag") }

  public func onDrop(of types: [UTType], delegate: some DropDelegate) -> some View { recorded("onDrop") }

  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { recorded("onDrop") }

  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], Point) -> Bool
  ) -> some View { recorded("onDrop") }

  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { recorded("onDrop") }

  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], Point) -> Bool
  ) -> some View { recorded("onDrop") }

  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { recorded("itemProvider") }

  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> some View { recorded("draggable") }

  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View { recorded("draggable") }

  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], Point) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { recorded("dropDestination") }
}
