import GalleyRender
import GalleyText
import Testing

@Suite("Commands that install fonts and programs")
struct FontInstallationTests {
  @Test(
    "Each operating system has its own installation command",
    arguments: [
      ("PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n", "apt-get install fonts-inter", "apt-get install ffmpeg"),
      (
        "NAME=\"Linux Mint\"\nID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", "apt-get install fonts-inter",
        "apt-get install ffmpeg"
      ),
      ("ID=fedora\nVERSION_ID=43\n", "dnf install rsms-inter-fonts", "dnf install ffmpeg-free"),
      ("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"\n", "dnf install rsms-inter-fonts", "dnf install ffmpeg-free"),
      (
        "ID=arch\n", "install the package of your system that has the font", "install the package ffmpeg of your system"
      ),
      ("", "install the package of your system that has the font", "install the package ffmpeg of your system"),
    ])
  func systems(_ release: String, _ font: String, _ program: String) {
    let installation = FontInstallation(release: release, isMac: false)
    #expect(installation.command(forFamily: "Inter") == font)
    #expect(installation.command(forProgram: "ffmpeg") == program)
    #expect(installation.unsupported == nil)
  }

  @Test("Every standard font family has an installation command on Debian, Fedora and macOS")
  func families() {
    for family in Fingerprint(library: FontLibrary(roots: [])).missingFamilies {
      for (release, isMac, prefix) in [
        ("ID=debian", false, "apt-get"), ("ID=fedora", false, "dnf"), ("", true, "brew"),
      ] {
        let command = FontInstallation(release: release, isMac: isMac).command(forFamily: family)
        let isKnown = command.hasPrefix(prefix) || family == "Material Design Icons" && prefix == "dnf"
        #expect(isKnown, "\(family): \(command)")
      }
    }
  }

  @Test("Alpine Linux is not supported")
  func alpine() {
    #expect(FontInstallation(release: "ID=alpine\n", isMac: false).unsupported?.contains("musl") == true)
  }
}
