package import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Diagnostic {
  /// `tool` is also the name of its package.
  package init(running tool: String, _ problem: ExternalTool.Problem) {
    switch problem {
    case .missing:
      self.init(
        "\(tool) is not installed, and this kind of file is made by it",
        help: "apt-get install \(tool) (on macOS: brew install \(tool))")
    case .failed(let code) where code < 0: self.init("\(tool) was ended by signal \(-code) before its file was whole")
    case .failed(let code): self.init("\(tool) gave up with code \(code); nothing was written")
    case .incomplete:
      self.init(
        "\(tool) left an incomplete file; nothing was written", help: "check the disk, and whether \(tool) works")
    case .system(let code): self.init("\(tool) could not be started: \(String(cString: strerror(code)))")
    }
  }
}
