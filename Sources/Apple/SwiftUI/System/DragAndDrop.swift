public import Foundation
public import GalleyGeometry
public import GalleyViews
public import UniformTypeIdentifiers

/// What is dragged from one app to another.
open class NSItemProvider: NSObject {
  public let item: Any?

  public override init() { item = nil }
  public init(object: Any) { item = object }
  public init?(contentsOf url: URL?) { item = url }
}

/// What is let go over a view.
public struct DropInfo {
  public let location: Point

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What would happen.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What happens with what is let go.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What a view does with what is dragged over it.
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// Nothing is proposed.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets the view be dragged to another app; on a stage nothing is dragged.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { told("onDrag") }

  /// Lets the view be dragged to another app, looking like `preview`; on a stage nothing is dragged.
  public func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> some View { told("onDrag") }

  /// Takes what is let go over the view; on a stage nothing is dragged.
  public func onDrop(of types: [UTType], delegate: some DropDelegate) -> some View { told("onDrop") }

  /// Takes what is let go over the view; on a stage nothing is dragged.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { told("onDrop") }

  /// Takes what is let go at a place over the view; on a stage nothing is dragged.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], Point) -> Bool
  ) -> some View { told("onDrop") }

  /// Takes what is let go over the view, its kinds by their names; on a stage nothing is dragged.
  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { told("onDrop") }

  /// Takes what is let go at a place over the view, its kinds by their names; on a stage nothing is dragged.
  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], Point) -> Bool
  ) -> some View { told("onDrop") }

  /// What the view is where it is dragged or shared; on a stage it is not.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { told("itemProvider") }

  /// Lets the view be dragged, looking like `preview`; on a stage nothing is dragged.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> some View { told("draggable") }

  /// Lets the view be dragged; on a stage nothing is dragged.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View { told("draggable") }

  /// Takes what is let go over the view; on a stage nothing is dragged.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], Point) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { told("dropDestination") }
}
