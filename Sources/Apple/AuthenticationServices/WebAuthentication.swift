public import Foundation
public import UIKit

/// The window over which a person is asked.
public typealias ASPresentationAnchor = UIWindow

/// Why somebody did not sign in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let canceledLogin = Code.canceledLogin
  /// Nothing says where the page shows.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

extension ASWebAuthenticationSessionError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}

/// Signing in on a web page; no page is shown here.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  public struct Callback: Hashable, Sendable {
    private let words: [String]
    public static func customScheme(_ scheme: String) -> Callback { Callback(words: [scheme]) }
    public static func https(host: String, path: String) -> Callback { Callback(words: [host, path]) }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { false }

  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}

  @discardableResult
  open func start() -> Bool { false }
  open func cancel() {}
}

/// What says over which window a page shows.
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
