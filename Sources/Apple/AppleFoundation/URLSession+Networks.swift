import Foundation
@_exported public import FoundationNetworking

extension URLSessionConfiguration {
  /// Has no effect: without a network, a task fails immediately.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
