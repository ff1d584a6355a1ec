public import Foundation
import SwiftUI
public import SwiftUICore

/// What somebody signed in with.
public enum ASAuthorizationResult: @unchecked Sendable {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks for credentials in a view; the person turns away.
public struct AuthorizationController: Sendable {
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }

  public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }
}

/// A way to sign in of the app's own.
public struct ASAuthorizationCustomMethod: Hashable, Sendable {
  private let name: String
  public static let videoSubscriberAccount = ASAuthorizationCustomMethod(name: "videoSubscriberAccount")
  public static let restorePurchase = ASAuthorizationCustomMethod(name: "restorePurchase")
  public static let other = ASAuthorizationCustomMethod(name: "other")
}

/// Signs in on a web page; the person turns away.
public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Hashable, Sendable {
    private let name: String
    public static let ephemeral = BrowserSession(name: "ephemeral")
    public static let shared = BrowserSession(name: "shared")
  }

  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }

  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
