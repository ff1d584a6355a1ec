@_exported public import Foundation

// What an app sells. A stage knows no shop: there is nothing to buy, nobody bought anything, and nothing changes.

/// Something that an app sells. A shop tells them; here there are none.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// What is called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up, and bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// For a time, again and again.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// Its name.
    public var localizedDescription: String { rawValue }
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    /// It is bought.
    case success(VerificationResult<Transaction>)
    /// The person turned away.
    case userCancelled
    /// Somebody has to allow it.
    case pending
  }

  /// What a purchase says besides.
  public struct PurchaseOption: Hashable, Sendable {
    private let words: [String]
    /// Who buys it in the app's own words.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(words: [token.uuidString]) }
    /// How many.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(words: ["\(quantity)"]) }
    /// Whether somebody has to allow it.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption(words: ["ask", "\(simulates)"])
    }
  }

  /// Why something was not bought.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    /// The reason in words.
    public var errorDescription: String? { "The purchase could not be made: \(self)." }
  }

  /// What tells it from others.
  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// What it is, in words.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price in words.
  public let displayPrice: String
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// For how long it is bought, and again; nil where it is no subscription.
  public let subscription: SubscriptionInfo?
  /// What the shop says of it.
  public var jsonRepresentation: Data { Data() }
  /// How prices are written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// How the units of the time are written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }

  /// What is sold under `identifiers`: nothing.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

  /// Buys it; the person turns away.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
  /// Buys it over a scene of UIKit; the person turns away.
  public func purchase(confirmIn scene: Any, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }

  /// What was bought last of it.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// What lets a person use it.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

extension Product {
  /// A length of time.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What it is counted in.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// Its name.
      public var localizedDescription: String { "\(self)".capitalized }
      /// Its name in the words of `style`.
      public func formatted(_ style: FormatStyle) -> String { style.format(self) }

      /// Writes units.
      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The name of a unit.
        public func format(_ unit: Unit) -> String { "\(unit)" }
      }
    }

    /// The unit.
    public let unit: Unit
    /// How many.
    public let value: Int

    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  /// A lower price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String
      /// What is called `rawValue`.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Month by month.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// Whom it is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String
      /// What is called `rawValue`.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// New customers.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// Old ones.
      public static let promotional = OfferType(rawValue: "Promotional")
    }

    /// What tells it from others.
    public let id: String?
    /// Whom it is for.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price in words.
    public let displayPrice: String
    /// How long.
    public let period: SubscriptionPeriod
    /// How many times.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// For how long something is bought, and again.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How it stands.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// Its number.
      public let rawValue: Int
      /// What has the number `rawValue`.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It goes on.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It ended.
      public static let expired = RenewalState(rawValue: 2)
      /// It is not paid.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It is not paid yet.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
      /// In words.
      public var localizedDescription: String { "\(rawValue)" }
    }

    /// Whether it goes on.
    public struct RenewalInfo: Hashable, Sendable {
      /// What is bought now.
      public let currentProductID: String
      /// What is bought next.
      public let autoRenewPreference: String?
      /// Whether it goes on.
      public let willAutoRenew: Bool
      /// The first purchase.
      public let originalTransactionID: UInt64
    }

    /// How a subscription stands.
    public struct Status: Hashable, Sendable {
      /// In one word.
      public let state: RenewalState
      /// What was bought.
      public let transaction: VerificationResult<Transaction>
      /// Whether it goes on.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// What changes: nothing does.
      public static var updates: Transaction.Sequence<Status> { .init() }
    }

    /// The group of which a person has one.
    public let subscriptionGroupID: String
    /// The group's name.
    public let groupDisplayName: String
    /// How good it is in its group; 1 is the best.
    public let groupLevel: Int
    /// For how long it is bought.
    public let subscriptionPeriod: SubscriptionPeriod
    /// A lower price at first.
    public let introductoryOffer: SubscriptionOffer?
    /// Lower prices later.
    public let promotionalOffers: [SubscriptionOffer]
    /// Whether a person gets the lower price at first.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// How it stands.
    public var status: [Status] { get async throws { [] } }
    /// How a group stands.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether a person gets the lower price of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
