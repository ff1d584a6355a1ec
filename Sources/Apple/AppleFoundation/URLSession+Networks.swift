import Foundation
@_exported public import FoundationNetworking

// What only Apple's sessions ask of networks. It is taken, and changes nothing: a stage has one network or none.

extension URLSessionConfiguration {
  /// Whether a task waits for a network; it fails without one.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Whether networks that cost much may be used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether networks may be used that are to be spared.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// The folder that tasks in the background share with an app's other programs; there are none.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// Whether the app is started for tasks in the background; there are none.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// A session for tasks that go on without the app: here a usual one.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLRequest {
  /// Whether networks that cost much may be used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether networks may be used that are to be spared.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the server is asked in HTTP/3 at once.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
