public import Foundation

open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      self, challenge: challenge, name: name, userID: userID)
  }

  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  { ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge) }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  public let relyingPartyIdentifier: String

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data
  ) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  open var challenge: Data
  public let relyingPartyIdentifier: String

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    (self.challenge, relyingPartyIdentifier) = (challenge, provider.relyingPartyIdentifier)
    super.init(provider: provider)
  }
}

public protocol ASPublicKeyCredential: ASAuthorizationCredential {}

open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASPublicKeyCredential,
  @unchecked Sendable
{
  override init() {}
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASPublicKeyCredential {
  open var userID: Data { Data() }

  override init() {}
}
