@_exported public import Foundation

// Signing in. Nobody signs in here: every request ends as if the person had turned away.

/// What was asked for, and what came of it.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What an app wants to know of a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// What is called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is called `rawValue`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The person's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The person's address.
    public static let email = Scope(rawValue: "email")
  }

  /// What a request is for.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// What is called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whatever fits.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// To sign in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// To sign in again.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// To sign out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// What was asked.
  public let provider: any ASAuthorizationProvider
  /// What came of it.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// What can be asked for credentials.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a person signs in with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A wish for credentials.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// What is asked.
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Why no credentials came.
public struct ASAuthorizationError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    case credentialImport, credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation
  }

  /// The reason.
  public let code: Code
  /// What else is known of it.
  public var userInfo: [String: Any] { errorUserInfo }

  /// For the reason `code`.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// Nobody knows why.
  public static let unknown = Code.unknown
  /// The person turned away.
  public static let canceled = Code.canceled
  /// The answer was not understood.
  public static let invalidResponse = Code.invalidResponse
  /// Nothing answered.
  public static let notHandled = Code.notHandled
  /// It did not work.
  public static let failed = Code.failed
  /// The person would have to be asked.
  public static let notInteractive = Code.notInteractive
  /// The credential is excluded.
  public static let matchedExcludedCredential = Code.matchedExcludedCredential

  /// The name of such errors.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in words.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
}

extension ASAuthorizationError.Code {
  /// Whether an error that was caught is of this reason.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}

/// Asks for credentials, and tells what came of it.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// How is asked.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt
    /// The ways whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what is on the device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// What is told.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// What says where it is asked.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Asks for `authorizationRequests`.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// Asks: the person turns away.
  open func performRequests() { performRequests(options: []) }
  /// Asks: the person turns away.
  open func performRequests(options: RequestOptions) {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
  /// Asks while a field is filled in; nobody fills it in.
  open func performAutoFillAssistedRequests() {}
  /// Stops asking.
  open func cancel() {}
}

/// What is told of credentials.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// They came.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// They did not come.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// What says over which window a person is asked.
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
