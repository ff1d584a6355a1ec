public import Foundation
public import GalleyViews

/// Stored but never continued.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false

  public init(activityType: String) { self.activityType = activityType }
}

extension View {
  /// Only recorded in the layout snapshot.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { recorded("onOpenURL") }

  /// Only recorded in the layout snapshot.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { recorded("onContinueUserActivity", ["activityType": activityType]) }

  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { recorded("userActivity", ["activityType": activityType]) }

  public func navigationDocument(_ url: URL) -> some View {
    recorded("navigationDocument", ["url": url.absoluteString])
  }

  public func widgetURL(_ url: URL?) -> some View { recorded("widgetURL", ["url": url?.absoluteString ?? "none"]) }
}
