public import Foundation

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var state: String? { nil }

  override init() {}
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() {}
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
