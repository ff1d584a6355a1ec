import CConformances
import Foundation

/// Draws the previews of the program that it is linked into, and tells of each on standard output.
///
/// A preview that ends the program ends only a process of its own: the rest are drawn all the same, and it is told.
@MainActor
struct PreviewRunner {
  private let options: PreviewOptions
  private let drawing: PreviewDrawing

  /// A runner with the options that a command line gives.
  init(_ options: PreviewOptions) {
    self.options = options
    drawing = PreviewDrawing(assets: options.assets, fonts: options.fonts, scale: options.scale)
  }

  /// Draws all previews that are wanted; answers whether all could be drawn.
  func run() throws -> Bool {
    let wanted = FoundPreview.all().filter(options.takes)
    guard !options.onlyLists else {
      let records = wanted.map { PreviewRecord(name: $0.name, file: nil, variant: "", problems: []) }
      say(options.tellsJSON ? records.map(\.line).joined() : records.map { Self.line($0.name) }.joined())
      return true
    }
    if !options.tellsJSON { for problem in drawing.problems { say(Self.line(problem)) } }
    let records = draw(wanted.flatMap { preview in options.variants.map { Job(preview: preview, variant: $0) } })
    try options.write(Array(PreviewPage(records: records).html.utf8), to: "index.html")
    let missing = records.count { $0.file == nil }
    if !options.tellsJSON {
      let drawn = records.count - missing
      say("\(drawn) of \(records.count) pictures in \(options.output)\n")
    }
    return missing == 0
  }

  /// A preview to be drawn under a variant.
  private struct Job {
    let preview: FoundPreview
    let variant: PreviewVariant
  }

  private func draw(_ jobs: [Job]) -> [PreviewRecord] {
    drawing.warmUp()
    var records: [PreviewRecord] = []
    var next = 0
    while next < jobs.count {
      let attempt = attempt(jobs[next...])
      records += attempt.records
      next += attempt.done
      guard next < jobs.count else { break }
      let job = jobs[next]
      let reason = attempt.signal == 0 ? "ended the program" : "stopped the program with signal \(attempt.signal)"
      let record = PreviewRecord(
        name: job.preview.name, file: nil, variant: job.variant.name,
        problems: ["The preview \(reason); what it said is on standard error."])
      tell(record)
      records.append(record)
      next += 1
    }
    return records
  }

  /// Draws in a process of its own, until all is done or it ends; answers what was told, how many jobs were done, and
  /// the signal that ended it.
  private func attempt(_ jobs: ArraySlice<Job>) -> (records: [PreviewRecord], done: Int, signal: Int32) {
    let channel = Pipe()
    fflush(nil)
    let child = galley_fork()
    if child == 0 {
      // Whoever stops is told with its signal; a trace of calls would take seconds.
      for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { galley_end_on(signal) }
      for job in jobs {
        let records = draw(job)
        channel.fileHandleForWriting.write(Data((records.map(\.line).joined() + "\n").utf8))
      }
      fflush(nil)
      _exit(0)
    }
    try? channel.fileHandleForWriting.close()
    var (records, done, rest) = ([PreviewRecord](), 0, "")
    while case let data = channel.fileHandleForReading.availableData, !data.isEmpty {
      rest += String(decoding: data, as: UTF8.self)
      while let end = rest.firstIndex(of: "\n") {
        let line = String(rest[..<end])
        rest.removeSubrange(...end)
        if line.isEmpty { done += 1 }
        guard let record = PreviewRecord(line: line) else { continue }
        tell(record)
        records.append(record)
      }
    }
    return (records, done, galley_ending_signal(child))
  }

  private func draw(_ job: Job) -> [PreviewRecord] {
    drawing.draw(job.preview, job.variant).map { outcome in
      var named = job.preview
      named.title = outcome.title ?? named.title
      let file = options.file(for: named, job.variant)
      var record = PreviewRecord(name: named.name, file: nil, variant: job.variant.name, problems: outcome.problems)
      guard let png = outcome.png else { return record }
      do {
        try options.write(png, to: file)
        record.file = file
      } catch { record.problems.append("\(file) cannot be written: \(error)") }
      return record
    }
  }

  private func tell(_ record: PreviewRecord) {
    guard !options.tellsJSON else { return say(record.line) }
    for problem in record.problems { say(Self.line("\(record.name): \(problem)")) }
  }

  /// A line for a terminal: titles are an app's own words, and what steers a terminal in them is shown as a box.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
      + "\n"
  }

  private func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// Where a program that previews are linked into begins.
@_cdecl("galley_previews_main")
public func previewsMain(_ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?) -> Int32 {
  let words = (1..<max(1, Int(count))).compactMap { index in arguments?[index].map { String(cString: $0) } }
  return MainActor.assumeIsolated {
    do {
      return try PreviewRunner(try PreviewOptions(words)).run() ? 0 : 2
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 2
    }
  }
}
