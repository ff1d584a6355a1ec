public import Foundation

// What an app sells, as it was written before iOS 15. There is nothing to buy here, either.

/// Something that an app sells.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A unit of time.
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }

  /// What tells it from others.
  open var productIdentifier: String { "" }
  /// Its name.
  open var localizedTitle: String { "" }
  /// What it is, in words.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// How prices are written.
  open var priceLocale: Locale { .current }
  /// For how long it is bought.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The group of which a person has one.
  open var subscriptionGroupIdentifier: String? { nil }
  /// A lower price at first.
  open var introductoryPrice: SKProductDiscount? { nil }
}

/// A length of time.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How it is paid.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }

  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// How prices are written.
  open var priceLocale: Locale { .current }
  /// How it is paid.
  open var paymentMode: PaymentMode { .payAsYouGo }
  /// How long.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// How many times.
  open var numberOfPeriods: Int { 0 }
}

/// Asks for something.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Asks; nobody answers.
  open func start() {}
  /// Asks no more.
  open func cancel() {}
}

/// Asks what is sold under some identifiers.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// What is told.
  open weak var delegate: (any SKProductsRequestDelegate)?
  /// Asks what is sold under `productIdentifiers`.
  public init(productIdentifiers: Set<String>) {}
}

/// What is sold.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// What is sold.
  open var products: [SKProduct] { [] }
  /// Under what nothing is sold.
  open var invalidProductIdentifiers: [String] { [] }
}

/// What is told of what is sold.
public protocol SKProductsRequestDelegate: AnyObject {
  /// It is known.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
  /// It is not.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKProductsRequestDelegate {
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A wish to buy something.
open class SKPayment: NSObject, @unchecked Sendable {
  /// What is to be bought.
  public let productIdentifier: String
  /// A wish to buy `product`.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// How a wish stands.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// How it stands.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// What is to be bought.
  public let payment: SKPayment
  /// Why it failed.
  open var error: (any Error)? { nil }
  /// When.
  open var transactionDate: Date? { nil }
  /// What tells it from others.
  open var transactionIdentifier: String? { nil }
  init(payment: SKPayment) { self.payment = payment }
}

/// What is told of purchases.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// They changed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The purchases of an app: there are none, and wishes are taken and not met.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  /// Those of the app.
  public class func `default`() -> SKPaymentQueue { shared }
  /// Whether a person may buy: nobody may.
  public class func canMakePayments() -> Bool { false }
  /// The purchases.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Tells `observer` of purchases.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Tells `observer` no more.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Takes a wish.
  open func add(_ payment: SKPayment) {}
  /// Asks for what was bought before.
  open func restoreCompletedTransactions() {}
  /// Says that the app has given what was bought.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
