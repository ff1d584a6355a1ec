import ArgumentParser

struct JobsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Number of threads; the output does not depend on it.", valueName: "count"))
  var jobs = Terminal.processorCount

  mutating func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    jobs = max(1, SystemLimits.jobs(wanted: jobs))
  }
}
