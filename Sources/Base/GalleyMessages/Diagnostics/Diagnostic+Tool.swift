package import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Diagnostic {
  /// Describes a tool that failed. `tool` is also the name of the package that contains it.
  package init(running tool: String, _ problem: ExternalTool.Problem) {
    switch problem {
    case .missing:
      self.init(
        "\(tool) is not installed, and this kind of file needs it",
        help: "apt-get install \(tool) (on macOS: brew install \(tool))")
    case .failed(let code) where code < 0: self.init("signal \(-code) ended \(tool) before the file was complete")
    case .failed(let code): self.init("\(tool) failed with exit code \(code); no file was written")
    case .incomplete:
      self.init(
        "\(tool) left an incomplete file; no file was written", help: "check the disk, and check that \(tool) works")
    case .system(let code): self.init("cannot start \(tool): \(String(cString: strerror(code)))")
    }
  }
}
