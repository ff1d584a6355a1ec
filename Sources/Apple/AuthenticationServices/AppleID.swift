public import Foundation

/// A wish in the words of OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// Words that come back with the answer.
  open var state: String?
  /// A word that is used once.
  open var nonce: String?
  /// What it is for.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A wish for an Apple ID.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// Who signed in before.
  open var user: String?
}

/// Gives Apple IDs; nobody has one here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether somebody is signed in.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// Told when somebody takes the right away.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// A provider.
  public override init() {}

  /// A wish for an Apple ID.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Whether a person is signed in: nobody is.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Whether a person is signed in: nobody is.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Whether somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

/// An Apple ID.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// Who it is.
  open var user: String { "" }
  /// The words of the wish.
  open var state: String? { nil }
  /// What the app may know.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// What a server asks Apple with.
  open var authorizationCode: Data? { nil }
  /// What says who it is.
  open var identityToken: Data? { nil }
  /// The person's address.
  open var email: String? { nil }
  /// The person's name.
  open var fullName: PersonNameComponents? { nil }
  /// Whether it is a person.
  open var realUserStatus: ASUserDetectionStatus { .unknown }

  override init() {}
}

/// A wish for a name and a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Gives names and passwords; none are kept here.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// A provider.
  public override init() {}
  /// A wish for a name and a password.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// The name `user` with `password`.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
