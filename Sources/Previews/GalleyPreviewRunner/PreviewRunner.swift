import CCallSite
import CConformances
import Foundation
import GalleyFiles
import GalleyJSON
import GalleyMessages
import GalleyStage
import GalleyViews

/// Draws previews. Each preview has its own process, so a crash affects only that preview.
@MainActor
struct PreviewRunner {
  private let options: PreviewOptions
  private let drawing: PreviewDrawing

  init(_ options: PreviewOptions) {
    self.options = options
    drawing = PreviewDrawing(
      assets: options.assets, fonts: options.fonts, scale: options.scale,
      system: options.system, now: options.moment.map { Date(timeIntervalSince1970: Double($0)) })
  }

  func run() throws -> Bool {
    let all = FoundPreview.all()
    let wanted = all.map { (preview: $0, scripts: options.runs(of: $0)) }
    for name in options.idleScripts(among: all) {
      let warning = Self.line("warning: the script '\(name)' of galley.yaml matches no preview")
      FileHandle.standardError.write(Data(warning.utf8))
    }
    guard !options.onlyLists else {
      let records = wanted.flatMap { preview, scripts in scripts.map { PreviewRecord(preview.driven(by: $0)) } }
      printText(options.printsJSON ? records.map(\.text).joined() : records.map { Self.line($0.name) }.joined())
      return true
    }
    if !options.printsJSON { for problem in drawing.problems { printText(Self.line(problem)) } }
    let every = wanted.flatMap { preview, scripts in
      options.variants(of: preview).flatMap { variant in
        scripts.map { Job(preview: preview, variant: variant, script: $0) }
      }
    }
    let jobs = every.enumerated().filter { $0.offset % options.shard.count == options.shard.number - 1 }.map(\.element)
    let (outcomes, drawn) = drawChanged(jobs, of: all)
    let records = outcomes.flatMap { $0 }
    let page = PreviewPage(
      records: records, output: options.output, scale: options.scale, filmKinds: options.filmKinds)
    do { try options.write(Array(page.html.utf8), to: "index.html") } catch {
      throw PreviewOptions.Failure(description: Diagnostic(error).message)
    }
    if let pictures = options.pictures {
      let names = every.map { PreviewRecord($0.named, variant: $0.variant, isJob: true) }
      try Data((names + records).map(\.text).joined().utf8).write(to: URL(filePath: pictures), options: .atomic)
    }
    let missing = records.count { $0.file == nil }
    if !options.printsJSON {
      let kept = drawn < jobs.count ? "; \(drawn) of \(jobs.count) previews drawn again, the others are unchanged" : ""
      printText("\(records.count - missing) of \(records.count) images in \(options.output)\(kept)\n")
    }
    return missing == 0
  }

  private func drawChanged(_ jobs: [Job], of all: [FoundPreview]) -> (outcomes: [[PreviewRecord]], drawn: Int) {
    var pictures = DrawnPictures(
      record: options.record, output: options.output, inputs: PreviewInputs(file: options.inputs))
    let known = jobs.map { job in
      options.isFresh || job.isFilmed(options)
        ? nil : pictures.records(of: job.named, job.variant, job.surroundings(options))
    }
    let changed = zip(jobs, known).filter { $1 == nil }.map(\.0)
    // The images of a preview are read while others are still being drawn.
    var outcomes = draw(changed) { pictures.remember($1, of: $0.named, $0.variant, $0.surroundings(options)) }
    pictures.forget(
      except: all.flatMap { preview in ([nil] + options.scripts(of: preview)).map { preview.driven(by: $0) } })
    pictures.write()
    let reported = known.compactMap { $0 }.flatMap { $0 }
    for record in reported { report(record) }
    outcomes.reverse()
    return (known.map { $0 ?? outcomes.popLast() ?? [] }, changed.count)
  }

  private struct Job {
    let preview: FoundPreview
    let variant: PreviewVariant
    /// The script that drives the preview, or nil if it is drawn at rest.
    let script: PreviewScript?

    var named: FoundPreview { preview.driven(by: script) }

    func isFilmed(_ options: PreviewOptions) -> Bool { script != nil && options.films != nil }

    func surroundings(_ options: PreviewOptions) -> String {
      options.surroundings + (script.map { " " + $0.script.json.text } ?? "")
    }
  }

  /// Draws previews on all processors. Results are reported in order.
  private func draw(_ jobs: [Job], remember: (Job, [PreviewRecord]) -> Void) -> [[PreviewRecord]] {
    guard !jobs.isEmpty else { return [] }
    let count = ProcessInfo.processInfo.activeProcessorCount * Self.attemptsForOneProcessor
    let (isForMany, heapEnd) = (jobs.count > count, galley_heap_end())
    drawing.warmUp(forMany: isForMany)
    if isForMany { galley_make_room(heapEnd) }
    var (rest, attempts) = (jobs[...], [Attempt]())
    func begin() {
      guard let next = rest.popFirst() else { return }
      attempts.append(start(next, includesFindings: isForMany && !rest.isEmpty))
    }
    for _ in 0..<count { begin() }
    return jobs.map { job in
      let (records, findings) = finish(job, attempts.removeFirst())
      // Running processes make the same discoveries themselves, but processes that are forked later inherit them.
      if !rest.isEmpty, drawing.learn(findings), galley_lacks_room() != 0 { galley_make_room(heapEnd) }
      // The next process starts before this image is processed, so that no processor is idle.
      begin()
      remember(job, records)
      return records
    }
  }

  /// The number of processes per processor. There are several, because a later preview may finish before an earlier one
  /// is reported.
  private static let attemptsForOneProcessor = 2

  private func finish(_ job: Job, _ attempt: Attempt) -> ([PreviewRecord], Findings) {
    let data = attempt.channel.fileHandleForReading.readDataToEndOfFile()
    let signal = galley_ending_signal(attempt.child)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var records = lines.compactMap { PreviewRecord(text: String($0)) }
    let findings = lines.lazy.compactMap { try? JSONDecoder().decode(Findings.self, from: Data($0.utf8)) }.first
    let trace = lines.lazy.compactMap { Self.trace($0) }.first
    // Complete output has a line break after each line, plus one more at the end.
    if lines.count < 3 || trace != nil {
      records = [PreviewRecord(job.named, variant: job.variant, problems: [reason(signal, job)])]
      records[0].trace = trace
    }
    for record in records { report(record) }
    return (records, findings ?? Findings(images: [], types: []))
  }

  private static let secondsForOne: UInt32 = 60
  /// The time limit in seconds for a preview that records frames, of which there are hundreds.
  private static let secondsForFilm: UInt32 = 600
  private static let bytesForOne: UInt64 = 4 << 30

  /// Reads a line that `galley_trace_crashes` wrote.
  nonisolated static func trace(_ line: Substring) -> [UInt]? {
    guard line.hasSuffix("trace") else { return nil }
    return line.dropLast(5).split(separator: " ").compactMap { UInt($0, radix: 16) }
  }

  /// Returns why a preview failed. `signal` is the signal that ended the process, or 0 if none did.
  static func reason(_ signal: Int32, within seconds: UInt32 = secondsForOne) -> String {
    switch signal {
    case 0: "The preview ended the program; see its output on standard error."
    case SIGALRM: "The preview was not drawn within \(seconds) seconds."
    default: "Signal \(signal) stopped the program while it drew the preview; see its output on standard error."
    }
  }

  private func reason(_ signal: Int32, _ job: Job) -> String { Self.reason(signal, within: seconds(for: job)) }

  private func seconds(for job: Job) -> UInt32 {
    job.isFilmed(options) ? Self.secondsForFilm : Self.secondsForOne
  }

  private struct Attempt {
    let child: Int32
    let channel: Pipe
  }

  private func start(_ job: Job, includesFindings: Bool) -> Attempt {
    let channel = Pipe()
    fflush(nil)
    let child = galley_fork()
    if child == 0 {
      galley_trace_crashes(channel.fileHandleForWriting.fileDescriptor)
      galley_limit_memory(Self.bytesForOne)
      // Ends the process after some time, because an endless loop would delay all other previews.
      alarm(seconds(for: job))
      let lines = draw(job).map(\.text).joined() + (includesFindings ? findings : "") + "\n"
      channel.fileHandleForWriting.write(Data(lines.utf8))
      fflush(nil)
      _exit(0)
    }
    try? channel.fileHandleForWriting.close()
    return Attempt(child: child, channel: channel)
  }

  private var findings: String {
    let findings = drawing.findings
    guard !findings.isEmpty, let data = try? JSONEncoder().encode(findings) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func draw(_ job: Job) -> [PreviewRecord] {
    drawing.draw(job.named, job.variant, job.script?.script, filmRate: rate(of: job)).map { record($0, of: job) }
  }

  /// Returns the frame rate, or nil if the job does not record frames.
  private func rate(of job: Job) -> Double? {
    job.isFilmed(options) ? options.filmRate ?? job.script?.script.framesPerSecond : nil
  }

  private func record(_ outcome: PreviewDrawing.Outcome, of job: Job) -> PreviewRecord {
    var named = job.named
    named.title = outcome.title ?? named.title
    var record = PreviewRecord(named, variant: job.variant, problems: outcome.problems)
    record.preview = job.script == nil ? nil : job.preview.name
    record.path = named.fileID.flatMap(options.path(ofSource:))
    guard let png = outcome.png else { return record }
    let stem = options.stem(of: named, job.variant)
    do throws(OutputError) {
      try options.write(png, to: stem + ".png")
      if let layout = outcome.record?(named, job.variant) {
        try options.write(layout.bytes, to: stem + ".json")
        try options.write(sites: layout.sites, of: stem)
      }
      if let film = outcome.film {
        named.title = film.title
        record.film = options.stem(of: named, job.variant)
        record.filmRate = rate(of: job)
        try options.write(film: film.frames, of: options.stem(of: named, job.variant))
      }
      record.file = stem + ".png"
    } catch { record.problems.append(Diagnostic(error).message) }
    return record
  }

  private func report(_ record: PreviewRecord) {
    guard !options.printsJSON else { return printText(record.text) }
    for problem in record.problems { printText(Self.line("\(record.name): \(problem)")) }
  }

  /// Returns text on one line. Titles come from the app, so control characters are replaced.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
      + "\n"
  }

  private func printText(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// The entry point of a program with linked previews.
@_cdecl("galley_previews_main")
public func previewsMain(_ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?) -> Int32 {
  let words = (1..<max(1, Int(count))).compactMap { index in arguments?[index].map { String(cString: $0) } }
  return MainActor.assumeIsolated {
    do {
      let options = try PreviewOptions(words)
      options.moment.map { FixedSurroundings.begin(at: $0) }
      return try PreviewRunner(options).run() ? 0 : 2
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 2
    }
  }
}
