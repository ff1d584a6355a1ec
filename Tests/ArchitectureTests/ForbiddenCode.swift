/// Search patterns for code that the house rules forbid.
///
/// The patterns use Unicode word boundaries (the default), so `Swift.fatalError` and `ContinuousClock.now` each match
/// as one word.
enum ForbiddenCode {
  /// A force unwrap, try or cast, an implicitly unwrapped type, or `fatalError`.
  static var force: Regex<(Substring, Substring)> {
    /([\w\)\]]!(?!=)|\bfatalError\b)/.wordBoundaryKind(.simple)
  }

  /// Every API that reads a value from outside the program's input, such as a clock or the environment.
  static var outsideInput: [Regex<(Substring, Substring)>] { [clock, dice, machine] }

  private static var clock: Regex<(Substring, Substring)> {
    /(\bDate\(\)|\bDate\.now\b|\btimeIntervalSinceNow\b|(?:^|[\s(,=:?\[])\.now\b|\b(?:Continuous|Suspending|UTC)Clock\b|\bDispatch(?:Wall)?Time\b|\bCFAbsoluteTimeGetCurrent\b|\bmach_absolute_time\b|\bclock_gettime\b|\btimespec_get\b|\bgettimeofday\b|\btime\((?:nil|&)|\bclock\(\)|\blocaltime(?:_r)?\b)/
      .wordBoundaryKind(.simple)
  }

  private static var dice: Regex<(Substring, Substring)> {
    /(\bUUID\(\)|\bSystemRandomNumberGenerator\b|\barc4random\w*|\b[sd]?rand(?:om|48)?\(|\bgetrandom\b|\bgetentropy\b|\.random\(|\.randomElement\(|\.shuffled?\((?:\)|using\b))/
      .wordBoundaryKind(.simple)
  }

  private static var machine: Regex<(Substring, Substring)> {
    /(\b(?:secure_)?getenv\b|\bProcessInfo\b|\bsetlocale\b|\bnl_langinfo\b|\b(?:Locale|TimeZone|Calendar)\.(?:current|autoupdatingCurrent)\b|\bpreferredLanguages\b|\bNSUserName\b|\bNSHomeDirectory\b|\bgethostname\b|\buname\(|\bgetpid\b|\bgetcwd\b|\bcurrentDirectoryPath\b|\bCommandLine\b|\bget_nprocs\b)/
      .wordBoundaryKind(.simple)
  }
}
