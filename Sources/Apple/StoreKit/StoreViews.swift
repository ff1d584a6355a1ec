import SwiftUI
public import SwiftUICore

/// Drawn as a box with the identifier of the product, next to its icon.
public struct ProductView<Icon: View>: View {
  private let id: String
  private let icon: Icon

  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    (self.id, self.icon) = (id, icon())
  }

  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: product.id, icon: icon)
  }

  public var body: some View {
    if Icon.self == EmptyView.self {
      SystemBox(name: "ProductView\n\(id)")
    } else {
      HStack {
        icon
        SystemBox(name: "ProductView\n\(id)")
      }
    }
  }
}

extension ProductView where Icon == EmptyView {
  public init(id: String, prefersPromotionalIcon: Bool = false) { self.init(id: id) { EmptyView() } }

  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(id: product.id) }
}

/// Drawn as a box with the identifiers of the products.
public struct StoreView: View {
  private let ids: [String]

  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { self.ids = Array(ids) }

  public var body: some View { SystemBox(name: "StoreView\n\(ids.joined(separator: ", "))") }
}

/// Drawn as a box with its name, below the marketing content.
public struct SubscriptionStoreView<Content: View>: View {
  private let name: String
  private let content: Content

  public init(
    groupID: String, visibleRelationships: SubscriptionStoreRelationships = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { (name, content) = (groupID, marketingContent()) }

  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    (name, content) = (productIDs.joined(separator: ", "), marketingContent())
  }

  public var body: some View {
    if Content.self == EmptyView.self {
      SystemBox(name: "SubscriptionStoreView\n\(name)")
    } else {
      VStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        SystemBox(name: "SubscriptionStoreView\n\(name)").frame(height: 180)
      }
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: SubscriptionStoreRelationships = .all) {
    self.init(groupID: groupID) { EmptyView() }
  }

  public init(productIDs: some Collection<String>) { self.init(productIDs: productIDs) { EmptyView() } }
}

/// Has no effect.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    systemSheet("Subscriptions", isPresented: isPresented)
  }

  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { systemSheet("Offer code", isPresented: isPresented) }

  public func productViewStyle(_ style: ProductViewStyle) -> some View { recorded("productViewStyle") }

  public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View {
    recorded("storeButton", ["visibility": "\(visibility)"])
  }
}

public struct ProductViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ProductViewStyle(name: "automatic")
  public static let compact = ProductViewStyle(name: "compact")
  public static let regular = ProductViewStyle(name: "regular")
  public static let large = ProductViewStyle(name: "large")
}

public enum StoreButtonKind: Hashable, Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}
