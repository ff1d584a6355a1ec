public import Galley
public import Testing

/// A trait that applies proof settings to a test or to all tests of a suite.
///
/// ```swift
/// @Suite(.proofs(record: .failed)) struct InboxTests { … }
/// ```
public struct ProofTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: ProofSettings

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ProofSettings.$current.withValue(settings.filled(from: .current), operation: function)
  }
}

extension Trait where Self == ProofTrait {
  /// Sets the record mode, the storage and the folders of all proofs in a test or suite.
  ///
  /// Arguments that are nil keep the value of the enclosing suite; see ``ProofSettings``.
  ///
  /// ```swift
  /// @Suite(.proofs(record: .never)) struct InboxTests {}
  /// ```
  ///
  /// - Parameters:
  ///   - record: Which images become baselines.
  ///   - storage: What is stored as a baseline: `.png`, or `.digest`, which is small but cannot be viewed.
  ///   - folder: The folder of the baselines.
  ///   - artifacts: The folder for images that did not pass.
  /// - Returns: The trait, for `@Test` or `@Suite`.
  public static func proofs(
    record: RecordMode? = nil, storage: BaselineStorage? = nil, folder: String? = nil, artifacts: String? = nil
  ) -> ProofTrait {
    ProofTrait(settings: ProofSettings(record: record, storage: storage, folder: folder, artifacts: artifacts))
  }
}
