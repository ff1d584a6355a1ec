public import CoreGraphics
public import Foundation
public import FoundationNetworking
public import GalleyGeometry
public import UIKit

/// How a view of web pages is made.
open class WKWebViewConfiguration: NSObject, @unchecked Sendable {
  open var allowsInlineMediaPlayback = false
  open var preferences = WKPreferences()
}

/// What a page may do.
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
}

/// A page that is loaded.
open class WKNavigation: NSObject {}

/// UIKit's view of web pages; it is kept, and not drawn.
open class WKWebView: UIView, @unchecked Sendable {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open private(set) var url: URL?
  /// What the page is called: it is not known.
  open var title: String? { nil }
  /// Whether it loads: it never does.
  open var isLoading: Bool { false }

  public init(frame: CoreGraphics.CGRect = .zero, configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

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

  @discardableResult
  open func goBack() -> WKNavigation? { nil }
}

/// Who is told of what a view of web pages loads.
public protocol WKNavigationDelegate: AnyObject {
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
