public import Foundation

/// An Apple ID.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var state: String? { nil }

  override init() {}
}

/// A wish for a name and a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Gives names and passwords; none are kept here.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() {}
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
