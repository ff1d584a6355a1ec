@_exported public import Foundation
@_exported public import UIKit
public import UIKit

/// Compile-only stub: the web page is not drawn.
open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() {}
  }

  public let initialURL: URL
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  public init(url URL: URL, configuration: Configuration = Configuration()) {
    (initialURL, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }
}

public protocol SFSafariViewControllerDelegate: AnyObject {}
