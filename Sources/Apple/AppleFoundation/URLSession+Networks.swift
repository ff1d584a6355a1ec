import Foundation
@_exported public import FoundationNetworking

// What only Apple's sessions ask of networks. It is taken, and changes nothing: a stage has one network or none.

extension URLSessionConfiguration {
  /// Whether a task waits for a network; it fails without one.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// A session for tasks that go on without the app: here a usual one.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLRequest {
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
