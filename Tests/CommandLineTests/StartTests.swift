import Foundation
import Testing

@Suite("Program start")
struct StartTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
  }

  private static let hasCompiler = ["/usr/bin/cc", "/usr/bin/clang"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    "No arguments are lost if a library reallocates the environment variables",
    .enabled(if: hasCompiler != nil && FileManager.default.fileExists(atPath: "/proc/self/cmdline")))
  func movedEnvironment() throws {
    try place.write(
      """
      #include <stdlib.h>
      __attribute__((constructor)) static void start(void) { setenv("A_NEW_VARIABLE", "1", 1); }

      """, to: "moving.c")
    let compiler = try #require(Self.hasCompiler)
    let built = try CommandRun(shell: "\(compiler) -shared -fPIC -o moving.so moving.c", in: place.path)
    try #require(built.status == 0, "\(built.errors)")
    let environment = ["LD_PRELOAD": place.path + "/moving.so"]
    let missing = try place.galley("check", "nope.yaml", environment: environment)
    #expect(missing.status == 2 && missing.errors.contains("nope.yaml"), "\(missing.output) \(missing.errors)")
    let drawn = try place.galley("render", "list.yaml", "--only", "top", environment: environment)
    #expect(drawn.lines == ["output/list/top.png"])
  }

  @Test("A limit on open files that is too low is an error, not a crash", arguments: 4...10)
  func fewFiles(count: Int) throws {
    let program = try CommandRun.executable().path
    let run = try CommandRun(shell: "ulimit -n \(count); exec '\(program)' render list.yaml", in: place.path)
    // With an even lower limit of open files, the system cannot load the program.
    if run.errors.contains("error while loading shared libraries") { return }
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("the system limits this program to too few open files"), "\(run.errors)")
  }

  @Test("Running out of memory while loading fonts is an error")
  func littleMemory() throws {
    let program = try CommandRun.executable().path
    let all = try place.galley("fonts")
    #expect(all.status == 0)
    for megabytes in Array(stride(from: 226, through: 246, by: 4)) + [300, 400] {
      let run = try CommandRun(shell: "ulimit -v \(megabytes * 1024); exec '\(program)' fonts", in: place.path)
      // With even less memory, the system cannot load the program.
      if run.errors.contains("error while loading shared libraries") { continue }
      #expect(run.status == 2 && run.errors.contains("error: ") || run.output == all.output, "\(run.errors)")
    }
  }

  @Test("A stack limit that is too low is an error that states the required size", arguments: [256, 512, 1024, 4096])
  func smallStack(kilobytes: Int) throws {
    let program = try CommandRun.executable().path
    for command in ["render list.yaml", "merge a b", "fonts"] {
      let run = try CommandRun(shell: "ulimit -s \(kilobytes); exec '\(program)' \(command)", in: place.path)
      #expect(run.status == 2, "\(run.errors)")
      #expect(
        run.errors.contains("is \(kilobytes) KB; galley needs 8192 KB") && run.errors.contains("ulimit -s"),
        "\(run.errors)")
    }
  }

  @Test(
    "Views nested to the maximum depth fit on the stack, whatever its initial limit", arguments: ["2048", "8192"])
  func deepViews(kilobytes: String) throws {
    let modifiers = "padding: 1, opacity: 0.9, frame: {minWidth: 1}, background: red, overlay: blue"
    let views = repeatElement("{NavigationStack: [", count: 62).joined() + "{Text: a}"
    let scene = "scene: 1\nview: " + views + repeatElement("], \(modifiers)}", count: 62).joined() + "\n"
    try place.write(scene, to: "deep.yaml")
    let program = try CommandRun.executable().path
    let run = try CommandRun(
      shell: "ulimit -S -s \(kilobytes); exec '\(program)' inspect deep.yaml", in: place.path)
    #expect(run.status == 0, "\(run.errors.prefix(300))")
  }

  private static let canLimit =
    geteuid() == 0
    && ["prlimit", "setpriv"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0) }

  @Test(
    "A thread limit that is too low is an error, and a signal still ends the program", .enabled(if: canLimit),
    arguments: [2, 4, 8, 12])
  func fewThreads(count: Int) throws {
    let program = try CommandRun.executable().path
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place.path)
    // A separate user ID is used, so that other processes do not count towards the limit.
    let user = 50_000 + Int(getpid()) % 10_000 + count
    let run = try CommandRun(
      shell: "exec prlimit --nproc=\(count) setpriv --reuid=\(user) --clear-groups timeout -k 5 60 '\(program)' render "
        + "list.yaml --only top", in: place.path)
    let isRefused = run.status == 2 && run.errors.contains("the system limits this program to too few threads")
    #expect(isRefused || run.status == 0, "\(run.status): \(run.errors)")
    #expect(isRefused || count > 4)
  }
}

@Suite("Command-line errors")
struct UsageCodeTests {
  struct Case: Sendable {
    let arguments: [String]
    let code: Int32

    init(_ code: Int32, _ arguments: String...) { (self.arguments, self.code) = (arguments, code) }
  }

  static let cases: [Case] = [
    Case(64, "render", "list.yaml", "--set", "x"), Case(64, "render", "list.yaml", "--set", "=x"),
    Case(64, "table", "data/food.csv", "-o", "a.md", "--where", "name >"),
    Case(64, "data", "data/food.csv", "--pointer", "/x"), Case(64, "data", "data/food.csv", "--sheet", "x"),
    Case(64, "data", "data/food.csv", "--query", "select 1"), Case(2, "data", "nothing.csv"),
    Case(2, "render", "list.yaml", "--set", "canvas.nothing=1"),
  ]

  @Test("Errors on the command line cause exit code 64; errors in data do not", arguments: cases)
  func codes(wanted: Case) throws {
    let place = try Workplace()
    try place.writeList()
    let run = try place.galley(wanted.arguments)
    #expect(run.status == wanted.code, "\(run.errors)")
    #expect(run.errors.contains("error: "))
  }
}
