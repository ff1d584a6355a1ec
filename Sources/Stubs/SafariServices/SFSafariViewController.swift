@_exported public import Foundation
@_exported public import UIKit
public import UIKit

/// A controller that shows a web page; it is kept, and shows none.
open class SFSafariViewController: UIViewController, @unchecked Sendable {
  /// How the page shows.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether the page shows as plain text, where it can.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes small.
    open var barCollapsingEnabled = true

    /// As usual.
    public override init() {}
  }

  /// What the button that ends it says.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The page's address.
  public let initialURL: URL
  /// How the page shows.
  public let configuration: Configuration
  /// What is told of it.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The ground of its bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of its buttons.
  open var preferredControlTintColor: UIColor?
  /// What the button that ends it says.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Shows the page at `URL`.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    (initialURL, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows the page at `URL`, as plain text where it can.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// A controller from an archive shows no page: there is none.
  public required init?(coder: NSCoder) { nil }
}

/// What is told of a page.
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The person is done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page is there, or is not.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
