import SwiftUI
public import SwiftUICore

public struct SubscriptionStoreRelationships: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let upgrade = SubscriptionStoreRelationships(rawValue: 1)
  public static let downgrade = SubscriptionStoreRelationships(rawValue: 2)
  public static let crossgrade = SubscriptionStoreRelationships(rawValue: 4)
  public static let current = SubscriptionStoreRelationships(rawValue: 8)
  public static let all: SubscriptionStoreRelationships = [.upgrade, .downgrade, .crossgrade, .current]
}

/// Only recorded in the layout snapshot: subscription stores are drawn as boxes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let words: [String]
  public static let automatic = SubscriptionStoreButtonLabel(words: [])
  public static let multiline = SubscriptionStoreButtonLabel(words: ["multiline"])
  public static let action = SubscriptionStoreButtonLabel(words: ["action"])
  public static let displayName = SubscriptionStoreButtonLabel(words: ["displayName"])
  public static let price = SubscriptionStoreButtonLabel(words: ["price"])
}

public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  public func map<Other: Sendable>(
    _ transform: @Sendable (Value) async throws -> Other
  ) async -> EntitlementTaskState<Other> {
    switch self {
    case .loading: return .loading
    case .failure(let error): return .failure(error)
    case .success(let value):
      do { return .success(try await transform(value)) } catch { return .failure(error) }
    }
  }
}

extension View {
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task { await action(.success([])) } }

  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { recorded("subscriptionStoreControlIcon") }

  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    recorded("subscriptionStoreButtonLabel")
  }

  public func subscriptionStorePickerItemBackground(_ background: some ShapeStyle) -> some View {
    recorded("subscriptionStorePickerItemBackground")
  }

  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    systemSheet("Subscriptions\n\(subscriptionGroupID)", isPresented: isPresented)
  }
}

extension ContainerBackgroundPlacement {
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}

extension StoreKit.Transaction.RevocationReason {
  public var localizedDescription: String { self == .developerIssue ? "Developer issue" : "Other" }
}
