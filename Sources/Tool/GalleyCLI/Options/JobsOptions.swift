import ArgumentParser

struct JobsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Threads to use; the outcome is the same with any number.", valueName: "count"))
  var jobs = Terminal.processorCount

  mutating func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    jobs = max(1, SystemLimits.jobs(wanted: jobs))
  }
}
