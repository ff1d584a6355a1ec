import Synchronization

/// The names of all proofs of a run, so that none is recorded in the place of another.
package final class ProofNames: Sendable {
  private let owners = Mutex<[String: Owner]>([:])

  @TaskLocal package static var current = ProofNames()

  package init() {}

  struct Proof: Hashable {
    let place: String
    /// The picture; nil for one that is its baseline.
    let picture: [UInt8]?
  }

  private final class Owner: Sendable {
    let proof = Mutex<Proof?>(nil)
  }

  /// Runs `body` with the proof that had `name` first, which is its own to set where there is none; proofs of one name
  /// wait for each other, since the cases of a test run at once.
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
