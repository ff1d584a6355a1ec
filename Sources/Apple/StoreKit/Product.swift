@_exported public import Foundation

// Compile-only stubs: a stage has no store. There are no products, purchases or updates.

/// `products(for:)` returns none, and purchases end as cancelled by the user.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    public var localizedDescription: String { rawValue }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let words: [String]
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(words: ["\(quantity)"]) }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
  public func purchase(confirmIn scene: Any, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

extension Product {
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      public var localizedDescription: String { "\(self)".capitalized }
      public func formatted(_ style: FormatStyle) -> String { style.format(self) }

      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public func format(_ unit: Unit) -> String { "\(unit)" }
      }
    }

    public let unit: Unit
    public let value: Int
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
      public var localizedDescription: String { "\(rawValue)" }
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let autoRenewPreference: String?
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: Transaction.Sequence<Status> { .init() }
    }

    public let subscriptionGroupID: String
    public let groupLevel: Int
    public let subscriptionPeriod: SubscriptionPeriod
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
