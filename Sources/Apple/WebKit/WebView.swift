public import Foundation
public import FoundationNetworking
import SwiftUI
public import SwiftUICore

/// A web page: a box with its address, since a stage loads none.
public struct WebView: View {
  private let address: String

  public init(url: URL?) { address = url?.absoluteString ?? "" }

  public init(_ page: WebPage) { address = page.url?.absoluteString ?? "" }

  public var body: some View { SystemBox(name: address.isEmpty ? "WebView" : "WebView\n\(address)") }
}

/// A web page and what is known of it; nothing is loaded here.
open class WebPage: @unchecked Sendable {
  open private(set) var url: URL?
  /// What the page is called: it is not known.
  open var title: String { "" }
  /// Whether it is loaded: it never is.
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }

  public init() {}

  open func load(_ url: URL?) { self.url = url }

  open func load(_ request: URLRequest) { url = request.url }
}
