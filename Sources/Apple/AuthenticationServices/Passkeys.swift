public import Foundation

// Passkeys are asked for, kept, and never made.

/// Whether the person has to show who they are.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// What is called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Better so.
  public static let preferred = Self(rawValue: "preferred")
  /// It must be.
  public static let required = Self(rawValue: "required")
  /// Better not.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// Whether the maker of a key is told.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// What is called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is not.
  public static let none = Self(rawValue: "none")
  /// It is.
  public static let direct = Self(rawValue: "direct")
  /// By somebody else.
  public static let indirect = Self(rawValue: "indirect")
}

/// Makes and finds passkeys for a server; none are made here.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The server.
  public let relyingPartyIdentifier: String

  /// Passkeys for the server called `relyingPartyIdentifier`.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// A wish for a new passkey.
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      self, challenge: challenge, name: name, userID: userID)
  }

  /// A wish for a passkey that is there.
  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  { ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge) }
}

/// A wish for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the server asks.
  open var challenge: Data
  /// The person's name.
  open var name: String
  /// What tells the person from others.
  open var userID: Data
  /// The name that is shown.
  open var displayName: String?
  /// Whether the person has to show who they are.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Whether the maker of the key is told.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// The server.
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
  /// What the server asks.
  open var challenge: Data
  /// The passkeys that may answer; empty are all.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether the person has to show who they are.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The server.
  public let relyingPartyIdentifier: String

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    (self.challenge, relyingPartyIdentifier) = (challenge, provider.relyingPartyIdentifier)
    super.init(provider: provider)
  }
}

/// Which passkey is meant.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  /// What tells it from others.
  open var credentialID: Data
  /// The passkey `credentialID`.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A passkey's answer.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// What the server asked, as it was signed.
  var rawClientDataJSON: Data { get }
  /// What tells the passkey from others.
  var credentialID: Data { get }
}

/// A new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASPublicKeyCredential,
  @unchecked Sendable
{
  /// What the server asked, as it was signed.
  open var rawClientDataJSON: Data { Data() }
  /// What tells the passkey from others.
  open var credentialID: Data { Data() }
  /// The key, and who made it.
  open var rawAttestationObject: Data? { nil }

  override init() {}
}

/// The answer of a passkey that was there.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASPublicKeyCredential, @unchecked Sendable {
  /// What the server asked, as it was signed.
  open var rawClientDataJSON: Data { Data() }
  /// What tells the passkey from others.
  open var credentialID: Data { Data() }
  /// What the device says of itself.
  open var rawAuthenticatorData: Data { Data() }
  /// What tells the person from others.
  open var userID: Data { Data() }
  /// The signature.
  open var signature: Data { Data() }

  override init() {}
}
