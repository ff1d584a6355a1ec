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
  /// Asks for `request`.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

  /// Asks for one of `requests`.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }

  /// Asks while a field is filled in.
  public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }
}

/// A way to sign in of the app's own.
public struct ASAuthorizationCustomMethod: Hashable, Sendable {
  private let name: String
  /// In a video player.
  public static let videoSubscriberAccount = ASAuthorizationCustomMethod(name: "videoSubscriberAccount")
  /// What was bought before.
  public static let restorePurchase = ASAuthorizationCustomMethod(name: "restorePurchase")
  /// Another one.
  public static let other = ASAuthorizationCustomMethod(name: "other")
}

/// Signs in on a web page; the person turns away.
public struct WebAuthenticationSession: Sendable {
  /// How the page shows.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String
    /// As one that knows nobody from before.
    public static let ephemeral = BrowserSession(name: "ephemeral")
    /// As any.
    public static let shared = BrowserSession(name: "shared")
  }

  /// Shows the page at `url`.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }

  /// Shows the page at `url`.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  /// Asks for credentials; the person turns away.
  public var authorizationController: AuthorizationController { AuthorizationController() }
  /// Signs in on a web page; the person turns away.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
