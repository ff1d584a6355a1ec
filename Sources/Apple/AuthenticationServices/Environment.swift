import SwiftUI
public import SwiftUICore

public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Compile-only stub: every request throws a `canceled` error.
public struct AuthorizationController: Sendable {
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

public struct ASAuthorizationCustomMethod: Hashable, Sendable {
  private let name: String
  public static let other = ASAuthorizationCustomMethod(name: "other")
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
