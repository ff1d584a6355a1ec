public import Foundation

// Passkeys are asked for, kept, and never made.

/// Whether the person has to show who they are.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self(rawValue: "preferred")
  public static let required = Self(rawValue: "required")
  /// Better not.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// Whether the maker of a key is told.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is not.
  public static let none = Self(rawValue: "none")
  public static let direct = Self(rawValue: "direct")
  public static let indirect = Self(rawValue: "indirect")
}

/// Makes and finds passkeys for a server; none are made here.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
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
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
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
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var challenge: Data
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  public let relyingPartyIdentifier: String

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    (self.challenge, relyingPartyIdentifier) = (challenge, provider.relyingPartyIdentifier)
    super.init(provider: provider)
  }
}

/// Which passkey is meant.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  open var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A passkey's answer.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}

/// A new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASPublicKeyCredential,
  @unchecked Sendable
{
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }

  override init() {}
}

/// The answer of a passkey that was there.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASPublicKeyCredential, @unchecked Sendable {
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAuthenticatorData: Data { Data() }
  open var userID: Data { Data() }
  open var signature: Data { Data() }

  override init() {}
}
