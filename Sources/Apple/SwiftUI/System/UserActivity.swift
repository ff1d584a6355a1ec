public import Foundation
public import GalleyViews

/// What somebody does, so that it can be gone on with elsewhere.
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
  /// Runs `action` when an address of the app is opened; on a stage none is.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { told("onOpenURL") }

  /// Runs `action` when an activity is gone on with; on a stage none is.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { told("onContinueUserActivity", ["activityType": activityType]) }

  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { told("userActivity", ["activityType": activityType]) }

  public func navigationDocument(_ url: URL) -> some View { told("navigationDocument", ["url": url.absoluteString]) }

  public func widgetURL(_ url: URL?) -> some View { told("widgetURL", ["url": url?.absoluteString ?? "none"]) }
}
