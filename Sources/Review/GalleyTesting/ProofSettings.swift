public import Galley
public import XCTest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Settings for all proofs in a scope: the folder of the baselines, and the images that become baselines.
///
/// Set them with the trait `.proofs(…)` or with ``withProofs(_:in:_:)``. Properties that are nil use the value of the
/// enclosing scope, or otherwise the environment variables `GALLEY_RECORD` (`all`, `missing`, `failed` or `never`) and
/// `GALLEY_ARTIFACTS` (a folder for images that did not pass).
public struct ProofSettings: Hashable, Sendable {
  public var record: RecordMode?
  public var storage: BaselineStorage?
  public var folder: String?
  public var artifacts: String?
  var suite: String?

  /// Creates settings. Properties that are nil use the value of the enclosing scope, or otherwise the environment
  /// variables.
  ///
  /// - Parameters:
  ///   - record: Which images become baselines. If neither a scope nor `GALLEY_RECORD` sets a mode, `.missing` is used.
  ///   - storage: What is stored as a baseline: `.png` (used if no scope sets it) or `.digest`, which is small but
  ///     cannot be viewed.
  ///   - folder: The folder of the baselines. If no scope sets it, `__Proofs__` next to the test file is used.
  ///   - artifacts: The folder for images that did not pass. If neither a scope nor `GALLEY_ARTIFACTS` sets it,
  ///     `galley-proofs` in `TMPDIR` or `/tmp` is used.
  public init(
    record: RecordMode? = nil, storage: BaselineStorage? = nil, folder: String? = nil, artifacts: String? = nil
  ) {
    self.record = record
    self.storage = storage
    self.folder = folder
    self.artifacts = artifacts
  }

  @TaskLocal static var current = ProofSettings()

  func filled(from outer: ProofSettings) -> ProofSettings {
    var filled = ProofSettings(
      record: record ?? outer.record, storage: storage ?? outer.storage, folder: folder ?? outer.folder,
      artifacts: artifacts ?? outer.artifacts)
    filled.suite = suite ?? outer.suite
    return filled
  }
}

/// Runs `body` with `settings`. Properties that are nil keep the value of the enclosing scope.
///
/// In XCTest, wrap `invokeTest()` so that the settings apply to every test of a test case:
///
/// ```swift
/// override func invokeTest() {
///   withProofs(ProofSettings(record: .failed), in: self) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - settings: The settings for all proofs that `body` checks.
///   - testCase: The XCTest case. Its class name becomes part of the baseline names, so tests with the same name in
///     different classes do not collide.
///   - body: The code that calls `assertProof`.
/// - Returns: The result of `body`.
public func withProofs<Result>(
  _ settings: ProofSettings, in testCase: XCTestCase? = nil, _ body: () throws -> Result
) rethrows -> Result {
  var settings = settings
  settings.suite = testCase.map { "\(type(of: $0))" }
  return try ProofSettings.$current.withValue(settings.filled(from: .current), operation: body)
}

struct ProofEnvironment {
  let settings: ProofSettings
  let unknownMode: String?

  init(_ variable: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }) {
    let mode = variable("GALLEY_RECORD").flatMap { $0.isEmpty ? nil : $0 }
    let known = mode.flatMap(RecordMode.init)
    let temporary = variable("TMPDIR") ?? "/tmp"
    settings = ProofSettings(
      record: known ?? .missing, storage: .png,
      artifacts: variable("GALLEY_ARTIFACTS") ?? (temporary.hasSuffix("/") ? temporary : temporary + "/")
        + "galley-proofs")
    unknownMode = known == nil ? mode : nil
  }
}
