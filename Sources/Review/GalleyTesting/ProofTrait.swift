public import Galley
public import Testing

/// Settings of proofs for a test or a suite.
///
/// ```swift
/// @Suite(.proofs(record: .failed)) struct InboxTests { … }
/// ```
public struct ProofTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: ProofSettings

  /// A suite hands its settings on to its tests.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ProofSettings.$current.withValue(settings.filled(from: .current), operation: function)
  }
}

extension Trait where Self == ProofTrait {
  /// Where the baselines of proofs are, which pictures become baselines, and what is kept of them.
  public static func proofs(
    record: RecordMode? = nil, storage: BaselineStorage? = nil, folder: String? = nil, artifacts: String? = nil
  ) -> ProofTrait {
    ProofTrait(settings: ProofSettings(record: record, storage: storage, folder: folder, artifacts: artifacts))
  }
}
