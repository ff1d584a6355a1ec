import Foundation
import Testing

@Suite("make install")
struct InstallTests {
  @Test("It copies the program into bin below PREFIX, in a stage below DESTDIR, where it runs")
  func copies() throws {
    let place = try Workplace()
    let program = try CommandRun.executable().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    // The build and the packages are those of this test.
    let run = try CommandRun(
      shell: "make -C '\(CommandRun.project)' install build=: packages= galley='\(program)' "
        + "DESTDIR='\(place.path)' PREFIX=/own", in: place.path, environment: ["PATH": path])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(place.files() == ["own/bin/galley"])
    let version = try CommandRun(shell: "own/bin/galley --version", in: place.path)
    #expect(version.status == 0)
    #expect(try version.output == place.galley("--version").output)
  }

  @Test("Without a PREFIX it is /usr/local")
  func standard() throws {
    let place = try Workplace()
    let run = try CommandRun(
      shell: "env -u PREFIX -u DESTDIR make -C '\(CommandRun.project)' --dry-run install packages=",
      in: place.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("install -m 755 .build/release/galley \"/usr/local/bin/galley\"\n"), "\(run.output)")
  }
}
