public import Foundation

/// Makes and finds passkeys for a server; none are made here.
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

/// A wish for a new passkey.
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

/// A wish for a passkey that is there.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  open var challenge: Data
  public let relyingPartyIdentifier: String

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    (self.challenge, relyingPartyIdentifier) = (challenge, provider.relyingPartyIdentifier)
    super.init(provider: provider)
  }
}

/// A passkey's answer.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {}

/// A new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASPublicKeyCredential,
  @unchecked Sendable
{
  override init() {}
}

/// The answer of a passkey that was there.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASPublicKeyCredential {
  open var userID: Data { Data() }

  override init() {}
}
