public import Foundation
import SwiftUI
public import SwiftUICore

/// A purchase. Nobody bought anything here.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Purchases, one after the other: none come, and there is no end to wait for.
  public struct Sequence<Element: Sendable>: AsyncSequence, Sendable {
    /// Goes through them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// There is none.
      public mutating func next() async -> Element? { nil }
    }
    /// Goes through them.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// All purchases of a kind.
  public typealias Transactions = Sequence<VerificationResult<Transaction>>

  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int
    /// What has the number `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It did not work.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Another reason.
    public static let other = RevocationReason(rawValue: 0)
  }

  /// Whose it is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// What is called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who bought it.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Somebody's of the family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// How a wish for money back ended.
  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  /// Why money is not given back.
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  /// What tells it from others.
  public let id: UInt64
  /// The first one of a subscription.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What kind of thing it is.
  public let productType: Product.ProductType
  /// The group of a subscription.
  public let subscriptionGroupID: String?
  /// When.
  public let purchaseDate: Date
  /// When first.
  public let originalPurchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Why.
  public let revocationReason: RevocationReason?
  /// How many.
  public let purchasedQuantity: Int
  /// Whether something better was bought.
  public let isUpgraded: Bool
  /// Whose it is.
  public let ownershipType: OwnershipType
  /// Who bought it in the app's own words.
  public let appAccountToken: UUID?

  /// Says that the app has given what was bought.
  public func finish() async {}

  /// Purchases that change: none do.
  public static var updates: Transactions { .init() }
  /// All purchases: none.
  public static var all: Transactions { .init() }
  /// What lets a person use things: nothing.
  public static var currentEntitlements: Transactions { .init() }
  /// Purchases that the app has not given yet: none.
  public static var unfinished: Transactions { .init() }
  /// What was bought last under an identifier.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What lets a person use something.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// What the shop says, and whether it is the shop.
public enum VerificationResult<SignedType> {
  /// It may be somebody else.
  case unverified(SignedType, VerificationError)
  /// It is.
  case verified(SignedType)

  /// Why it may be somebody else.
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }

  /// What is said, if the shop says it.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }

  /// What is said, whoever says it.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// The shop of a country; there is none.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The country.
  public let countryCode: String
  /// What tells it from others.
  public let id: String
  /// Shops that change: none do.
  public static var updates: Transaction.Sequence<Storefront> { .init() }
  /// The shop of now: none.
  public static var current: Storefront? { get async { nil } }
}

/// What the shop does for an app: nothing.
public enum AppStore {
  /// Whether a person may buy: nobody may.
  public static var canMakePayments: Bool { false }
  /// Asks for what was bought before.
  public static func sync() async throws {}
  /// Shows the subscriptions in a scene of UIKit.
  public static func showManageSubscriptions(in scene: Any) async throws {}
  /// Asks for a review in a scene of UIKit.
  public static func requestReview(in scene: Any) {}
}

/// What the shop has to say; it says nothing.
public struct Message: Hashable, Sendable {
  /// What about.
  public enum Reason: Hashable, Sendable {
    case generic, priceIncreaseConsent, billingIssue, winBackOffer
  }

  /// What about.
  public let reason: Reason
  /// All that it says.
  public static var messages: Transaction.Sequence<Message> { .init() }
  /// Shows it in a scene of UIKit.
  public func display(in scene: Any) throws {}
}

/// Shows what the shop has to say.
public struct DisplayMessageAction: Sendable {
  /// Shows it.
  public func callAsFunction(_ message: Message) throws {}
}

/// Buys something in a view; the person turns away.
public struct PurchaseAction: Sendable {
  /// Buys it.
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { .userCancelled }
}

extension EnvironmentValues {
  /// Shows what the shop has to say; it says nothing.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  /// Buys something; the person turns away.
  public var purchase: PurchaseAction { PurchaseAction() }
}

extension View {
  /// Asks for money back while `isPresented` is true: a box with its name.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> Void)? =
      nil
  ) -> some View { systemSheet("Refund", isPresented: isPresented) }
}
