import Foundation

/// One run of the built command `galley`, with all it left behind.
struct CommandRun {
  /// The exit code; minus the signal's number where a signal ended it.
  let status: Int32
  /// What went to stdout.
  let output: String
  /// What went to stderr.
  let errors: String

  /// Runs `galley` in `folder` with nothing in its environment but `environment`.
  init(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws {
    try self.init(Self.process(arguments, in: folder, environment))
  }

  /// Runs a line as CI does, in `folder`: by the shell, with `galley` where commands are looked for.
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
    // Files, not pipes: a pipe that fills up while nobody reads it stops the command for good.
    process.standardOutput = try logs.emptyFile("output")
    process.standardError = try logs.emptyFile("errors")
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = try logs.text(of: "output")
    errors = try logs.text(of: "errors")
  }

  /// A process that was not started yet.
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

  /// The lines of stdout.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Stdout as a JSON object.
  func object() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  /// The project's folder.
  static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// There is no `galley` beside the tests.
  struct NotBuilt: Error {}

  /// The command stands beside the tests: in the folder of the test program, or of its bundle.
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
