import Testing

@Suite("Search patterns of the house rules")
struct ForbiddenCodeTests {
  @Test(
    "Force unwraps, forced casts and forced tries are found",
    arguments: [
      "try! read()", "a as! B", "list.first!.name", "f()!", "a[0]!", "var a: Int!", "fatalError()",
      "Swift.fatalError()",
    ])
  func forceIsFound(code: String) {
    #expect(code.contains(ForbiddenCode.force))
  }

  private func asksOutside(_ code: String) -> Bool { ForbiddenCode.outsideInput.contains { code.contains($0) } }

  @Test(
    "Uses of clocks, random numbers, the environment and the locale are found in any context",
    arguments: [
      "let a = ContinuousClock.now", "ContinuousClock().now", "Swift.SuspendingClock()", "wait(until: .now + 1)",
      "queue.asyncAfter(deadline: .now() + 1) {}", "let a: Date = .now", "Date()", "Date.now", "Foundation.Date()",
      "Date(timeIntervalSinceNow: 1)", "a.timeIntervalSinceNow", "DispatchTime.now()", "DispatchWallTime.now()",
      "time(nil)", "Glibc.time(nil)", "time(&now)", "gettimeofday(&now, nil)", "clock_gettime(CLOCK_REALTIME, &now)",
      "timespec_get(&now, TIME_UTC)", "clock()", "localtime(&now)", "localtime_r(&now, &day)",
      "CFAbsoluteTimeGetCurrent()", "mach_absolute_time()", "UUID()", "UUID().uuidString", "arc4random()",
      "arc4random_uniform(6)", "SystemRandomNumberGenerator()", "Int.random(in: 0..<6)", "Bool.random()", "random()",
      "Glibc.rand()", "drand48()", "srand(1)", "getrandom(buffer, 8, 0)", "getentropy(buffer, 8)", "a.randomElement()",
      "a.shuffled()", "a.shuffle()", "a.shuffle(using: &dice)", "getenv(name)", "Glibc.getenv(name)",
      "secure_getenv(name)", "ProcessInfo.processInfo", "ProcessInfo.processInfo.environment",
      "setlocale(LC_ALL, empty)",
      "Locale.current", "Locale.autoupdatingCurrent", "TimeZone.current", "Calendar.current.component(.day, from: a)",
      "Locale.preferredLanguages", "NSUserName()", "NSHomeDirectory()", "gethostname(name, 64)", "uname(&names)",
      "getpid()", "Glibc.getcwd(nil, 0)", "FileManager.default.currentDirectoryPath", "CommandLine.arguments",
    ])
  func outsideInputIsFound(code: String) { #expect(asksOutside(code)) }

  @Test(
    "A name that merely contains a forbidden word is not reported",
    arguments: [
      "@Environment(\\.now) var now", "clock.now", "stage.time", "let now = tree.time", "case .shuffled(let count)",
      "Date(timeIntervalSinceReferenceDate: 0)", "UUID(uuidString: text)", "update()", "Update()", "myContinuousClocks",
      "overtime(nil)", "operand(1)", "brandom(1)", "current.locale", "Locale(identifier: name)", "TimeZone.gmt",
      "Calendar(identifier: .gregorian)", "environment.locale", "StageClock()", "o_clock()", "a.nowhere", ".nowhere",
    ])
  func namesAreNotFound(code: String) { #expect(!asksOutside(code)) }

  @Test(
    "A negation with ! is not mistaken for a force unwrap",
    arguments: ["!done", "a != b", "(!a && !b)", "[!a]", "return !a"])
  func negationIsNoForce(code: String) {
    #expect(!code.contains(ForbiddenCode.force))
  }

  @Test(
    "Comments and strings are blanked out, and code is left unchanged",
    arguments: [
      ("a // b!", "a      "),
      ("\"b!\" c", "     c"),
      ("\"\\(f(\"x!\"))y!\" c", "               c"),
      ("#\"a\"b!\"# c", "         c"),
      ("/* /* a! */ b! */ c", "                  c"),
      ("\"\\\"!\" c", "      c"),
    ])
  func blanking(text: String, code: String) {
    #expect(SwiftBlanker.blank(text) == code)
  }

  @Test(
    "The length of a function is its number of lines; protocol requirements are skipped",
    arguments: [
      (["func a() {", "  b()", "}"], [3]),
      (["  init(", "    a: Int", "  ) {", "  }"], [4]),
      (["protocol P {", "  func a()", "  func b() -> Int", "}"], []),
      (["func a() { { b() }() }", "func c() {", "}"], [1, 2]),
      (["subscript(a: Int) -> Int {", "  get { 1 }", "}"], [3]),
    ])
  func functionLength(code: [String], lengths: [Int]) {
    #expect(FunctionLength.all(in: code).map(\.lines) == lengths)
  }
}
