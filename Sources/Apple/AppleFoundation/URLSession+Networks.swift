import Foundation
@_exported public import FoundationNetworking

extension URLSessionConfiguration {
  /// Without effect: a task without a network fails at once.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
