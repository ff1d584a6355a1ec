import AuthenticationServices
import SwiftUI
import Testing

@Suite("Signing in with passkeys")
@MainActor struct SigningInTests {
  private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
    var error: (any Error)?

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      self.error = error
    }
  }

  @Test("The stub cancels every passkey request")
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
      try await EnvironmentValues().authorizationController.performRequests([request])
    }
  }
}
