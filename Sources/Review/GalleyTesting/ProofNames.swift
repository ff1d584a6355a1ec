import Synchronization

/// Prevents a snapshot from overwriting the baseline of another with the same name.
package final class ProofNames: Sendable {
  private let owners = Mutex<[String: Owner]>([:])

  @TaskLocal package static var current = ProofNames()

  package init() {}

  struct Proof: Hashable {
    let place: String
    let picture: [UInt8]?
  }

  private final class Owner: Sendable {
    let proof = Mutex<Proof?>(nil)
  }

  /// Runs `body`. Calls with the same name run one after another, because Swift Testing runs the cases of a test
  /// concurrently. `body` receives the first snapshot that used `name`, or sets it.
  func claim<Failure: Error>(_ name: String, _ body: (inout Proof?) throws(Failure) -> Void) throws(Failure) {
    let owner = owners.withLock { owners in
      if let known = owners[name] { return known }
      let new = Owner()
      owners[name] = new
      return new
    }
    try owner.proof.withLock { proof throws(Failure) in
      var first = proof
      try body(&first)
      proof = first
    }
  }
}
