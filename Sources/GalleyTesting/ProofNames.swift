import Synchronization

/// The names of all proofs of a run, so that none is recorded in the place of another.
package final class ProofNames: Sendable {
  private let known = Mutex<[String: Proof]>([:])

  /// The names of this process: a run of tests is one.
  @TaskLocal package static var current = ProofNames()

  /// No names.
  package init() {}

  /// What is known of a proof.
  struct Proof: Hashable {
    /// Where it is asked for.
    let place: String
    /// The picture; nil for one that is its baseline.
    let picture: [UInt8]?
  }

  /// The proof that has had this name before; nil for a new name.
  func earlier(_ name: String) -> Proof? { known.withLock { $0[name] } }

  /// Keeps the name of a proof; the first that bears it owns it.
  func note(_ name: String, _ proof: Proof) {
    known.withLock { known in
      if known[name] == nil { known[name] = proof }
    }
  }
}
