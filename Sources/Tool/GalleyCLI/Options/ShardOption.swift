import ArgumentParser
import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The value of `--shard`. `auto` means the shard that the environment variables of the CI system describe.
enum ShardOption {
  case part(FrameSelection.Shard)
  case auto

  static func parse(_ text: String) throws -> ShardOption {
    if text == "auto" { return .auto }
    guard let shard = FrameSelection.Shard(text) else {
      throw ValidationError(
        "'\(text)' is not a shard; write a number and a count, such as 1/4 for the first of four, or auto")
    }
    return .part(shard)
  }

  /// Returns the shard. Reads the environment only for `auto`.
  func resolved() throws -> FrameSelection.Shard {
    switch self {
    case .part(let shard): shard
    case .auto: try Self.found().shard
    }
  }

  /// Returns the shard, and prints the variables that determined it. Notifies CI systems that require a confirmation.
  func announced() throws -> FrameSelection.Shard {
    guard case .auto = self else { return try resolved() }
    let found = try Self.found()
    for path in found.statusFiles { try Self.touch(path) }
    Terminal.report(found.sentence)
    return found.shard
  }

  private static func found() throws -> ShardVariables.Found {
    var environment: [String: String] = [:]
    for name in ShardVariables.names { environment[name] = getenv(name).map { String(cString: $0) } }
    do throws(ShardProblem) { return try ShardVariables(environment).part() } catch {
      throw ValidationError(error.message)
    }
  }

  private static func touch(_ path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0, futimens(file, nil) == 0 else {
      let error = OutputError(path: path, reason: .system(code: errno))
      throw Failure(diagnostics: [Diagnostic(error, option: nil)]).report()
    }
    close(file)
  }
}
