public import Foundation
import SwiftUI
public import SwiftUICore

/// Drawn as a box with the address of the page.
public struct WebView: View {
  private let address: String

  public init(url: URL?) { address = url?.absoluteString ?? "" }

  public var body: some View { SystemBox(name: address.isEmpty ? "WebView" : "WebView\n\(address)") }
}
