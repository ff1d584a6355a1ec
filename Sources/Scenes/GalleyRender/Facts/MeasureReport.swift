import GalleyJSON
import GalleyStage
package import GalleyTables
import GalleyTemplate
package import GalleyText
import Synchronization

/// A report of text sizes. It is written while the strings are measured, so memory does not grow with their number.
package struct MeasureReport {
  private let font: ResolvedFont
  private let width: Double?
  private let form: Form
  private let texts: TextLines
  private let request: TextRequest
  private let engines: ParallelMap<TextEngine>
  private var seen: Set<TextProblem> = []

  package private(set) var problems: [TextProblem] = []

  package enum Form: Sendable {
    /// One line per text, separated by tabs: the width and height in points, then the text with its line breaks.
    case text
    /// One document that contains every line of every string (`galley-measure/1`).
    case json
  }

  private static let portion = 512
  private static let round = 8

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - texts: The strings to measure.
  ///   - font: The font of all strings.
  ///   - width: The maximum width in points; `nil` means no limit.
  ///   - language: The language of the strings, as a BCP 47 tag.
  ///   - form: The format of the report.
  ///   - workers: The maximum number of threads. The report does not depend on it.
  package init(
    _ texts: TextLines, font: ResolvedFont, width: Double? = nil, language: String = "en", as form: Form,
    workers: Int = 1
  ) {
    (self.texts, self.font, self.width, self.form) = (texts, font, width, form)
    request = TextRequest(runs: [TextRequest.Run("", font: font)], language: language)
    let library = FontLibrary()
    let portions = (texts.count + Self.portion - 1) / Self.portion
    engines = ParallelMap(workers: min(workers, portions)) { TextEngine(library: library) }
  }

  /// Measures all strings and passes the report to `write` in pieces.
  ///
  /// - Parameters:
  ///   - progress: Called with the number of strings that are done, from any thread but never concurrently.
  ///   - write: Receives the next bytes of the report.
  /// - Throws: The error of `write`, which ends the report.
  package mutating func write<Problem: Error>(
    progress: @escaping @Sendable (Int) -> Void = { _ in }, to write: ([UInt8]) throws(Problem) -> Void
  ) throws(Problem) {
    let done = Mutex(0)
    let (head, tail) = frame
    if form == .json { try write(Array(head.utf8)) }
    let size = Self.portion * Self.round * engines.helpers.count
    for start in stride(from: 0, to: texts.count, by: size) {
      let answers = answers(for: start..<min(start + size, texts.count)) { count in
        done.withLock { done in
          done += count
          progress(done)
        }
      }
      for answer in answers {
        problems += answer.problems.filter { seen.insert($0).inserted }
        try write(answer.bytes)
      }
    }
    if form == .json { try write(Array(tail().utf8)) }
  }

  private func answers(for range: Range<Int>, _ progress: @Sendable (Int) -> Void) -> [MeasureAnswers] {
    let portions = stride(from: range.lowerBound, to: range.upperBound, by: Self.portion).map { start in
      start..<min(start + Self.portion, range.upperBound)
    }
    let (texts, request, width, form) = (texts, request, width, form)
    return engines.map(portions) { engine, portion in
      var answers = MeasureAnswers(form, isFirst: portion.lowerBound == 0)
      let text = engine.prepare(request)
      texts.forEach(in: portion) { answers.append($0, text, width: width) }
      progress(portion.count)
      return answers
    }
  }

  /// The head and the tail of the document. The tail is a closure, because it contains statistics that are known only
  /// after measuring.
  private var frame: (head: String, tail: () -> String) {
    // This text cannot occur inside a string, where quotation marks are escaped.
    let texts = "\"texts\": ["
    func parts() -> [Substring] {
      document(statistics).split(separator: texts + "]", maxSplits: 1, omittingEmptySubsequences: false)
    }
    return (
      parts()[0] + texts,
      { (self.texts.count == 0 ? "" : "\n  ") + "]" + (parts().last ?? "") + "\n" }
    )
  }

  private var statistics: TextStatistics { engines.helpers.reduce(TextStatistics()) { $0 + $1.statistics } }

  private func document(_ statistics: TextStatistics) -> String {
    JSONValue.object([
      "schema": "galley-measure/1",
      "font": .object([
        "family": .string(font.family), "size": .number(font.size), "weight": .number(Double(font.weight.rawValue)),
        "italic": .bool(font.isItalic),
      ]),
      "width": width.map { .number($0) },
      "texts": [],
      "caches": statistics.json,
    ]).text
  }
}
