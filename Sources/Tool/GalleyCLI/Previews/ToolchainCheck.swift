import ArgumentParser
import Galley
import GalleyBuild
import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks the assumptions about the installed toolchain once, and again after it was replaced.
struct ToolchainCheck {
  /// The folder of the file that identifies the last toolchain that passed.
  let folder: String

  private static let record = "galley-toolchain"

  func run() throws {
    let identity = Self.identity
    if let identity, let known = try? FileReader.disk.read(FilePath.join(folder, Self.record), 4096),
      known == Array(identity.utf8)
    {
      return
    }
    if let wrong = try wrongAssumption() { throw Self.failure(wrong) }
    // If the folder cannot be written, the build reports it.
    if let identity { try? OutputFolder(folder).write(Array(identity.utf8), to: Self.record) }
  }

  static func failure(_ wrong: ToolchainAssumption) -> ExitCode {
    let version = try? ExternalTool("swiftc", isOpen: true, printsErrors: false).output(["--version"])
    let line = String(decoding: version ?? [], as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "swiftc"
    return Failure(diagnostics: [
      Diagnostic(wrong.message(for: line), help: "install Swift 6.1 to 6.3, or a newer version of Galley")
    ]).report()
  }

  /// Returns an assumption that is wrong; nil if all are right, or if no toolchain is installed, which the build
  /// reports.
  private func wrongAssumption() throws -> ToolchainAssumption? {
    let place = try TemporaryFolder()
    defer { place.remove() }
    let probe = ToolchainProbe(in: FileReader.disk.resolve(place.path) ?? place.path)
    do throws(OutputError) {
      for file in probe.files { try OutputFolder(place.path).write(Array(file.text.utf8), to: file.name) }
    } catch { throw Failure(diagnostics: [Diagnostic(error)]).report() }
    let (swift, clang) = (ExternalTool("swiftc", isOpen: true), ExternalTool("clang", isOpen: true))
    do throws(ExternalTool.Problem) {
      guard try works({ () throws(ExternalTool.Problem) in try swift.run(probe.compiling) }) else {
        return .fileOverlay
      }
      guard probe.hasKnownSymbols() else { return .symbolNames }
      guard
        try works({ () throws(ExternalTool.Problem) in
          try clang.run(probe.compilingC)
          try swift.run(probe.linking)
        })
      else { return .definedSymbols }
    } catch { return nil }
    do throws(ExternalTool.Problem) { try ExternalTool(probe.program, isOpen: true).run([]) } catch {
      guard case .failed(let code) = error else { return .definedSymbols }
      return ToolchainProbe.wrong(code: code)
    }
    return nil
  }

  private func works(_ body: () throws(ExternalTool.Problem) -> Void) throws(ExternalTool.Problem) -> Bool {
    do throws(ExternalTool.Problem) { try body() } catch {
      if case .failed = error { return false }
      throw error
    }
    return true
  }

  /// The path of the installed compiler and the times of its file; nil if it is not found.
  private static var identity: String? {
    let folders = getenv("PATH").map { String(cString: $0) }?.split(separator: ":") ?? []
    return folders.lazy.map { FilePath.join(String($0), "swiftc") }.compactMap { path in
      FileReader.disk.resolve(path).flatMap { FileIdentity($0) }.map { "\(path) \($0.text)" }
    }.first
  }
}
