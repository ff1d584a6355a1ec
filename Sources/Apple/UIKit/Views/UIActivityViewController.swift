public import Foundation

/// Something that can be done with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// The kind called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The system's sheet for sharing; it is kept, and not drawn.
open class UIActivityViewController: UIViewController, @unchecked Sendable {
  /// What is shared.
  public let activityItems: [Any]
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called at the end; here there is none.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// A sheet that shares `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// One from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// What is shared, and differs with who takes it; nobody does here.
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for it until then.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is given to who takes it.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What it is about, in one line.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
