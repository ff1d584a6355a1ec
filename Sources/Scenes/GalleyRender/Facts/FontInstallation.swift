import GalleyText

/// How a missing font or program is installed on a system.
package struct FontInstallation: Sendable {
  private let system: System
  private let isMusl: Bool

  private enum System {
    case debian, fedora, mac, other
  }

  /// - Parameters:
  ///   - release: The text of the file `os-release`, which names a Linux distribution.
  ///   - isMac: Whether the program runs on macOS.
  package init(release: String, isMac: Bool) {
    let names = release.split(separator: "\n").filter { $0.hasPrefix("ID=") || $0.hasPrefix("ID_LIKE=") }
      .flatMap { $0.split { "=\"' ".contains($0) }.dropFirst().map(String.init) }
    isMusl = names.contains("alpine")
    system =
      if isMac { .mac } else if names.contains("debian") || names.contains("ubuntu") {
        .debian
      } else if names.contains("fedora") || names.contains("rhel") { .fedora } else { .other }
  }

  /// The reason why no command can help; nil if commands can.
  package var unsupported: String? {
    isMusl ? "Alpine Linux is not supported, because it has the C library musl; use the container image" : nil
  }

  /// Returns the command that installs a font family, or an address from which to download it.
  package func command(forFamily family: String) -> String {
    let font = Self.fonts[family]
    switch system {
    case .debian: return FontPackages.package(ofFamily: family).map { "apt-get install \($0)" } ?? Self.download
    case .fedora: return font?.fedora.map { "dnf install \($0)" } ?? Self.download
    case .mac: return font?.mac.map { "brew install --cask \($0)" } ?? Self.download
    case .other: return "install the package of your system that has the font"
    }
  }

  /// Returns the command that installs a program.
  package func command(forProgram program: String) -> String {
    switch system {
    case .debian: "apt-get install \(program)"
    case .fedora: program == "ffmpeg" ? "dnf install ffmpeg-free" : "dnf install \(program)"
    case .mac: "brew install \(program)"
    case .other: "install the package \(program) of your system"
    }
  }

  private static let download = "no package; download it from fonts.google.com"

  private static let fonts: [String: (fedora: String?, mac: String?)] = [
    "Inter": ("rsms-inter-fonts", "font-inter"), "Inter Display": ("rsms-inter-fonts", "font-inter"),
    "Noto Serif": ("google-noto-serif-fonts", "font-noto-serif"),
    "DejaVu Sans Mono": ("dejavu-sans-mono-fonts", "font-dejavu"),
    "Noto Color Emoji": ("google-noto-color-emoji-fonts", "font-noto-color-emoji"),
    "Material Icons": ("material-icons-fonts", "font-material-icons"),
    "Material Design Icons": (nil, "font-material-design-icons-webfont"),
  ]
}
