import Foundation

/// One run of the built `galley` command with its exit code and output.
struct CommandRun {
  /// The exit code, or the negated signal number if a signal ended the run.
  let status: Int32
  let output: String
  let errors: String

  /// Runs `galley` in `folder` with `environment` as its whole environment.
  init(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws {
    try self.init(Self.process(arguments, in: folder, environment))
  }

  /// Runs a shell command line in `folder` as CI does, with `galley` on the search path.
  init(shell line: String, in folder: String, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-e", "-c", line]
    process.currentDirectoryURL = URL(filePath: folder)
    let path = try Self.executable().deletingLastPathComponent().path
    process.environment = environment.merging(["PATH": "\(path):/usr/bin:/bin"]) { own, _ in own }
    try self.init(process)
  }

  private init(_ process: Process) throws {
    let logs = try Workplace()
    // Uses files instead of pipes: a full pipe without a reader would block the command forever.
    process.standardOutput = try logs.emptyFile("output")
    process.standardError = try logs.emptyFile("errors")
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = try logs.text(of: "output")
    errors = try logs.text(of: "errors")
  }

  /// A process that has been configured but not started.
  static func process(
    _ arguments: [String], in folder: String, _ environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    return process
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  func object() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// No `galley` was found next to the tests.
  struct NotBuilt: Error {}

  /// The path of the `galley` command, which is next to the test program or its bundle.
  static func executable() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let folders = bundles.map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    let candidates = folders.map { $0.appending(path: "galley") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw NotBuilt()
    }
    return found
  }
}
