public import Foundation
public import GalleyViews

/// What somebody does, so that it can be gone on with elsewhere.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The address of it.
  open var webpageURL: URL?
  /// Whether it can be gone on with elsewhere.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false

  /// An activity of the kind `activityType`.
  public init(activityType: String) { self.activityType = activityType }
}

extension View {
  /// Runs `action` when an address of the app is opened; on a stage none is.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { told("onOpenURL") }

  /// Runs `action` when an activity is gone on with; on a stage none is.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { told("onContinueUserActivity", ["activityType": activityType]) }

  /// Says what somebody does while the view shows.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { told("userActivity", ["activityType": activityType]) }

  /// The file that the screen is about.
  public func navigationDocument(_ url: URL) -> some View { told("navigationDocument", ["url": url.absoluteString]) }

  /// The address that a tap on the widget opens.
  public func widgetURL(_ url: URL?) -> some View { told("widgetURL", ["url": url?.absoluteString ?? "none"]) }
}
