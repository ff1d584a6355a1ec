import SwiftUI
public import SwiftUICore

/// Which subscriptions a shop shows.
public struct SubscriptionStoreRelationships: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// The kinds whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Better ones.
  public static let upgrade = SubscriptionStoreRelationships(rawValue: 1)
  /// Lesser ones.
  public static let downgrade = SubscriptionStoreRelationships(rawValue: 2)
  /// Others of the same kind.
  public static let crossgrade = SubscriptionStoreRelationships(rawValue: 4)
  /// The one that a person has.
  public static let current = SubscriptionStoreRelationships(rawValue: 8)
  /// All of them.
  public static let all: SubscriptionStoreRelationships = [.upgrade, .downgrade, .crossgrade, .current]
}

/// What the button of a shop of subscriptions says; it is a box here.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let words: [String]
  /// As the shop does.
  public static let automatic = SubscriptionStoreButtonLabel(words: [])
  /// In one line.
  public static let singleLine = SubscriptionStoreButtonLabel(words: ["singleLine"])
  /// In several lines.
  public static let multiline = SubscriptionStoreButtonLabel(words: ["multiline"])
  /// What it does.
  public static let action = SubscriptionStoreButtonLabel(words: ["action"])
  /// What is sold.
  public static let displayName = SubscriptionStoreButtonLabel(words: ["displayName"])
  /// What it costs.
  public static let price = SubscriptionStoreButtonLabel(words: ["price"])
}

/// What is known of what a person may use.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  /// Nothing yet.
  case loading
  /// Nothing.
  case failure(any Error)
  /// Everything.
  case success(Value)

  /// What is known.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// What `transform` makes of what is known.
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
  /// Tells what subscriptions of a group a person has: none.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task { await action(.success([])) } }

  /// Tells what lets a person use something: nothing.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
  ) -> some View { task { await action(.success(nil)) } }

  /// Tells of purchases in views of a shop; there are none.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { told("onInAppPurchaseCompletion") }

  /// Tells that a purchase begins in views of a shop; none does.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    told("onInAppPurchaseStart")
  }

  /// What stands beside a subscription in a shop, which is a box here.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { told("subscriptionStoreControlIcon") }

  /// What the button of a shop of subscriptions says, which is a box here.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    told("subscriptionStoreButtonLabel")
  }

  /// The ground of a subscription in a shop, which is a box here.
  public func subscriptionStorePickerItemBackground(_ background: some ShapeStyle) -> some View {
    told("subscriptionStorePickerItemBackground")
  }

  /// Shows a group of subscriptions while `isPresented` is true: a box with its name.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    systemSheet("Subscriptions\n\(subscriptionGroupID)", isPresented: isPresented)
  }
}

extension ContainerBackgroundPlacement {
  /// Behind a shop of subscriptions, which is a box here.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
  /// Behind what a shop of subscriptions says, at the top.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
  /// Behind what a shop of subscriptions says, from top to bottom.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}

extension StoreKit.Transaction.RevocationReason {
  /// In words.
  public var localizedDescription: String { self == .developerIssue ? "Developer issue" : "Other" }
}
