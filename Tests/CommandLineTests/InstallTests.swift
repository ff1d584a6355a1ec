import Foundation
import Testing

@Suite("make install")
struct InstallTests {
  @Test("'make install' copies the program to DESTDIR/PREFIX/bin, and it runs there")
  func copies() throws {
    let place = try Workplace()
    let program = try CommandRun.executable().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    // The installation uses the build and the packages of this test run.
    let run = try CommandRun(
      shell: "make -C '\(CommandRun.project)' install build=: packages= galley='\(program)' "
        + "DESTDIR='\(place.path)' PREFIX=/own", in: place.path, environment: ["PATH": path])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(place.files() == ["own/bin/galley"])
    let version = try CommandRun(shell: "own/bin/galley --version", in: place.path)
    #expect(version.status == 0)
    #expect(try version.output == place.galley("--version").output)
  }

  @Test("PREFIX defaults to /usr/local")
  func standard() throws {
    let place = try Workplace()
    let run = try CommandRun(
      shell: "env -u PREFIX -u DESTDIR make -C '\(CommandRun.project)' --dry-run install packages=",
      in: place.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("install -m 755 .build/release/galley \"/usr/local/bin/galley\"\n"), "\(run.output)")
  }
}
