public import Foundation
public import UIKit

/// The window over which a person is asked.
public typealias ASPresentationAnchor = UIWindow

/// Why somebody did not sign in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable {
  /// The reason.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The reason.
  public let code: Code
  /// For the reason `code`.
  public init(_ code: Code) { self.code = code }
  /// The person turned away.
  public static let canceledLogin = Code.canceledLogin
  /// Nothing says where the page shows.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  /// The page cannot show there.
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

extension ASWebAuthenticationSessionError.Code {
  /// Whether an error that was caught is of this reason.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}

/// Signing in on a web page; no page is shown here.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// Told where the page led to.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Where the page is to lead to.
  public struct Callback: Hashable, Sendable {
    private let words: [String]
    /// To an address that begins with `scheme`.
    public static func customScheme(_ scheme: String) -> Callback { Callback(words: [scheme]) }
    /// To `path` on `host`.
    public static func https(host: String, path: String) -> Callback { Callback(words: [host, path]) }
  }

  /// What says over which window the page shows.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nobody from before.
  open var prefersEphemeralWebBrowserSession = false
  /// What the page is asked with besides.
  open var additionalHeaderFields: [String: String]?
  /// Whether the page can be shown: it cannot.
  open var canStart: Bool { false }

  /// Signing in at `url`.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  /// Signing in at `url`.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}

  /// Shows the page, and whether that could be done: it cannot.
  @discardableResult
  open func start() -> Bool { false }
  /// Closes the page.
  open func cancel() {}
}

/// What says over which window a page shows.
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
