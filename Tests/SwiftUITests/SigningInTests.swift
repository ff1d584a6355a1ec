import AuthenticationServices
import GalleyGeometry
import GalleyRender
import GalleySnapshot
import SwiftUI
import Testing

@Suite("Signing in")
@MainActor struct SigningInTests {
  private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
    var error: (any Error)?

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      self.error = error
    }
  }

  private final class Told {
    var scopes: [ASAuthorization.Scope] = []
    var failure: (any Error)?
  }

  @Test("The button asks with the scopes it was told, and the person turns away")
  func button() throws {
    let told = Told()
    let view = SignInWithAppleButton(.continue) {
      $0.requestedScopes = [.email]
      told.scopes = $0.requestedScopes ?? []
    } onCompletion: { result in
      if case .failure(let error) = result { told.failure = error }
    }
    .signInWithAppleButtonStyle(.whiteOutline).frame(width: 280, height: 44).id("button")
    let stage = Stage(size: Size(width: 300, height: 60)) { view }
    func texts(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }
    #expect(texts(stage.layout).contains("Continue with Apple"))
    #expect(stage.tap(id: "button") && told.scopes == [.email])
    #expect((told.failure as? ASAuthorizationError)?.code == .canceled)
  }

  @Test("Passkeys are asked for, and nobody has one")
  func passkeys() async throws {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    let request = provider.createCredentialRegistrationRequest(challenge: Data([1]), name: "Ann", userID: Data([2]))
    #expect(request.relyingPartyIdentifier == "example.com" && request.name == "Ann")
    let delegate = Delegate()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = delegate
    controller.performRequests()
    do { throw try #require(delegate.error) } catch ASAuthorizationError.canceled {} catch {
      Issue.record("the error is of another kind: \(error)")
    }
    await #expect(throws: ASAuthorizationError(.canceled)) {
      try await EnvironmentValues().authorizationController.performRequest(request)
    }
    let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "ann")
    #expect(state == .notFound)
  }

  @Test("No page is shown to sign in on")
  func pages() async throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(!ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, _ in }.start())
    await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) {
      try await EnvironmentValues().webAuthenticationSession.authenticate(using: url, callbackURLScheme: "app")
    }
  }
}
