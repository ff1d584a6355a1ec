public import Foundation
import SwiftUI
public import SwiftUICore

/// A web page: a box with its address, since a stage loads none.
public struct WebView: View {
  private let address: String

  public init(url: URL?) { address = url?.absoluteString ?? "" }

  public var body: some View { SystemBox(name: address.isEmpty ? "WebView" : "WebView\n\(address)") }
}
