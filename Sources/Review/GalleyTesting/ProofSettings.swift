public import Galley
public import XCTest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where baselines are and which pictures become baselines, for all proofs inside of a scope.
///
/// A trait or ``withProofs(_:in:_:)`` sets them; what they leave open is taken from the environment: `GALLEY_RECORD`
/// (all, missing, failed or never) and `GALLEY_ARTIFACTS` (a folder for pictures that did not pass).
public struct ProofSettings: Hashable, Sendable {
  /// Which pictures become baselines; nil for what the environment says, or else those that have none.
  public var record: RecordMode?
  /// What is kept of them; nil for the picture and its layout.
  public var storage: BaselineStorage?
  /// The folder of baselines; nil for `__Proofs__` beside the test's file.
  public var folder: String?
  /// The folder for pictures that did not pass; nil for what the environment says, or else one among the system's
  /// temporary files.
  public var artifacts: String?
  var suite: String?

  /// Settings; all are left open unless they are given.
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

/// Runs `body` under `settings`; what they leave open stays as it is outside.
///
/// In a test case of XCTest, it goes around `super.invokeTest()`, and `testCase` is `self`: then the names of baselines
/// tell tests of one name in several test cases apart.
public func withProofs<Result>(
  _ settings: ProofSettings, in testCase: XCTestCase? = nil, _ body: () throws -> Result
) rethrows -> Result {
  var settings = settings
  settings.suite = testCase.map { "\(type(of: $0))" }
  return try ProofSettings.$current.withValue(settings.filled(from: .current), operation: body)
}

/// What the environment of the tests says about proofs.
struct ProofEnvironment {
  /// The settings; nil for `record` where the variable is empty or not set.
  let settings: ProofSettings
  let unknownMode: String?

  /// Reads a variable of the process unless told otherwise.
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
