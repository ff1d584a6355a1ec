public import Foundation
public import FoundationNetworking
import SwiftUI
public import SwiftUICore

/// A web page: a box with its address, since a stage loads none.
public struct WebView: View {
  private let address: String

  /// The page at `url`.
  public init(url: URL?) { address = url?.absoluteString ?? "" }

  /// What `page` shows.
  public init(_ page: WebPage) { address = page.url?.absoluteString ?? "" }

  /// The box.
  public var body: some View { SystemBox(name: address.isEmpty ? "WebView" : "WebView\n\(address)") }
}

/// A web page and what is known of it; nothing is loaded here.
open class WebPage: @unchecked Sendable {
  /// Where the page is.
  open private(set) var url: URL?
  /// What the page is called: it is not known.
  open var title: String { "" }
  /// Whether it is loaded: it never is.
  open var isLoading: Bool { false }
  /// How much of it is loaded.
  open var estimatedProgress: Double { 0 }

  /// No page.
  public init() {}

  /// Asks for the page at `url`.
  open func load(_ url: URL?) { self.url = url }

  /// Asks for a page.
  open func load(_ request: URLRequest) { url = request.url }
}
