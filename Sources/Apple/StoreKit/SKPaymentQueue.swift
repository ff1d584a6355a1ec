public import Foundation

// What an app sells, as it was written before iOS 15. There is nothing to buy here, either.

/// Something that an app sells.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
}

/// A length of time.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }

  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
}

/// Asks for something.
open class SKRequest: NSObject, @unchecked Sendable {
  open func start() {}
  open func cancel() {}
}

/// Asks what is sold under some identifiers.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public init(productIdentifiers: Set<String>) {}
}

/// What is sold.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  /// Under what nothing is sold.
  open var invalidProductIdentifiers: [String] { [] }
}

/// What is told of what is sold.
public protocol SKProductsRequestDelegate: AnyObject {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
  /// It is not.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKProductsRequestDelegate {
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A wish to buy something.
open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// How a wish stands.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var transactionState: SKPaymentTransactionState { .failed }
  public let payment: SKPayment
  open var error: (any Error)? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  init(payment: SKPayment) { self.payment = payment }
}

/// What is told of purchases.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The purchases of an app: there are none, and wishes are taken and not met.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  public class func `default`() -> SKPaymentQueue { shared }
  public class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func restoreCompletedTransactions() {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
