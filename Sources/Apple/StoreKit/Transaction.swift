public import Foundation
import SwiftUI
public import SwiftUICore

/// Compile-only stub: there are no transactions.
public struct Transaction: Identifiable, Hashable, Sendable {
  public struct Sequence<Element: Sendable>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public typealias Transactions = Sequence<VerificationResult<Transaction>>

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }

  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  public let id: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let purchasedQuantity: Int

  public func finish() async {}

  public static var updates: Transactions { .init() }
  public static var all: Transactions { .init() }
  public static var unfinished: Transactions { .init() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public static var updates: Transaction.Sequence<Storefront> { .init() }
  public static var current: Storefront? { get async { nil } }
}

/// Compile-only stub: its functions have no effect.
public enum AppStore {
  public static func sync() async throws {}
  public static func requestReview(in scene: Any) {}
}

public struct Message: Hashable, Sendable {
  public static var messages: Transaction.Sequence<Message> { .init() }
  public func display(in scene: Any) throws {}
}

public struct DisplayMessageAction: Sendable {
  public func callAsFunction(_ message: Message) throws {}
}

/// Compile-only stub: every purchase fails as if the user had cancelled it.
public struct PurchaseAction: Sendable {
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { .userCancelled }
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

extension View {
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> Void)? =
      nil
  ) -> some View { systemSheet("Refund", isPresented: isPresented) }
}
