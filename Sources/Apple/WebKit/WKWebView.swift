public import CoreGraphics
public import Foundation
public import FoundationNetworking
public import GalleyGeometry
public import UIKit

/// How a view of web pages is made.
open class WKWebViewConfiguration: NSObject, @unchecked Sendable {
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// What a page may do.
  open var preferences = WKPreferences()
}

/// What a page may do.
open class WKPreferences: NSObject {
  /// Whether its scripts run.
  open var javaScriptEnabled = true
}

/// A page that is loaded.
open class WKNavigation: NSObject {}

/// UIKit's view of web pages; it is kept, and not drawn.
open class WKWebView: UIView, @unchecked Sendable {
  /// How it was made.
  public let configuration: WKWebViewConfiguration
  /// Who is told of what it loads.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Where the page is.
  open private(set) var url: URL?
  /// What the page is called: it is not known.
  open var title: String? { nil }
  /// Whether it loads: it never does.
  open var isLoading: Bool { false }

  /// A view as `configuration` says.
  public init(frame: CoreGraphics.CGRect = .zero, configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// A view from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Asks for a page; none is loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  /// Shows a page that is given; it is not drawn.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

  /// Asks again; nothing is loaded.
  @discardableResult
  open func reload() -> WKNavigation? { nil }

  /// Goes back; there is no page before.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
}

/// Who is told of what a view of web pages loads.
public protocol WKNavigationDelegate: AnyObject {
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
  /// A page did not come.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Nothing happens.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}
  /// Nothing happens.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error) {}
}
