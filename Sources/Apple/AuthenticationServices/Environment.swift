import SwiftUI
public import SwiftUICore

/// What somebody signed in with.
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks for credentials in a view; the person turns away.
public struct AuthorizationController: Sendable {
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

/// A way to sign in of the app's own.
public struct ASAuthorizationCustomMethod: Hashable, Sendable {
  private let name: String
  public static let other = ASAuthorizationCustomMethod(name: "other")
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
