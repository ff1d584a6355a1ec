import SwiftUI
public import SwiftUICore
public import UIKit

/// A button to sign in with an Apple ID. A tap asks, and the person turns away.
public struct SignInWithAppleButton: View {
  public struct Label: Sendable {
    fileprivate let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }

  public struct Style: Hashable, Sendable {
    fileprivate let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  @Environment(\.signInWithAppleButtonStyle) private var style
  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      GeometryReader { space in
        // A title is as high as 43 % of the button.
        let size = min(space.size.height * 0.43, space.size.width / 9)
        HStack(spacing: size * 0.3) {
          Image(systemName: "applelogo")
          Text(verbatim: label.text)
        }
        .font(.system(size: max(size, 1), weight: .medium))
        .frame(width: space.size.width, height: space.size.height)
      }
      .foregroundStyle(style == .black ? Color.white : Color.black)
      .background(style == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6))
      .overlay {
        if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black, lineWidth: 1) }
      }
      .frame(minWidth: 130, maxWidth: 380, minHeight: 30)
    }
    .buttonStyle(.plain)
    .told("SignInWithAppleButton")
  }
}

private enum SignInWithAppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

/// UIKit's button to sign in with an Apple ID; it is kept, and not drawn.
open class ASAuthorizationAppleIDButton: UIControl, @unchecked Sendable {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  open var cornerRadius = 6.0
  public let type: ButtonType
  public let style: Style

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public required init?(coder: NSCoder) {
    (type, style) = (.default, .black)
    super.init(coder: coder)
  }
}
