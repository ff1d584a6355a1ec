import GalleyDiagnostics
import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyTemplate
public import GalleyText
import GalleyViews
import Synchronization

/// How wide some texts are and how they break, for people who want only that.
public struct MeasureReport: Sendable {
  private let font: ResolvedFont
  private let width: Double?
  private let texts: [MeasuredText]
  private let statistics: TextStatistics

  /// How many texts a worker sets before it takes the next ones.
  private static let portion = 512

  /// Sets each of `texts` in `font`, at most `width` points wide; nil sets no limit.
  ///
  /// Uses up to `workers` threads; what is measured does not depend on how many. `progress` hears, one call at a time
  /// and on any thread, how many texts are done.
  public init(
    _ texts: [String], font: ResolvedFont, width: Double? = nil, language: String = "en", workers: Int = 1,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.font = font
    self.width = width
    let portions = stride(from: 0, to: texts.count, by: Self.portion).map { $0..<min($0 + Self.portion, texts.count) }
    let library = FontLibrary()
    let engines = ParallelMap(workers: min(workers, portions.count)) { TextEngine(library: library) }
    let done = Mutex(0)
    let measured = engines.map(portions) { engine, portion in
      let own = texts[portion].map { MeasuredText($0, font: font, width: width, language: language, engine) }
      done.withLock { done in
        done += own.count
        progress(done)
      }
      return own
    }
    self.texts = measured.flatMap { $0 }
    statistics = engines.helpers.reduce(TextStatistics()) { $0 + $1.statistics }
  }

  /// What could not be measured as asked, each once.
  public var problems: [TextProblem] {
    var seen: Set<TextProblem> = []
    return texts.flatMap(\.problems).filter { seen.insert($0).inserted }
  }

  /// A line a text: its width and height in points, and its lines, between tabs.
  public var text: String { PrintedText.data(texts.map(\.row)) }

  /// One document with every line of every text.
  public var json: String {
    JSONValue.object([
      "schema": "galley-measure/1",
      "font": .object([
        "family": .string(font.family), "size": .number(font.size), "weight": .number(Double(font.weight.rawValue)),
        "italic": .bool(font.isItalic),
      ]),
      "width": width.map { .number($0) },
      "texts": .array(texts.map(\.json)),
      "caches": statistics.json,
    ]).text
  }
}

/// What is reported of a text that was set: not its glyphs, so that millions find room.
private struct MeasuredText: Sendable {
  private let text: String
  private let width: Double
  private let height: Double
  private let firstBaseline: Double
  private let lines: [Line]
  let problems: [TextProblem]

  private struct Line {
    var text: String
    var width: Double
    var baseline: Double
  }

  init(_ text: String, font: ResolvedFont, width: Double?, language: String, _ engine: TextEngine) {
    let request = TextRequest(runs: [TextRequest.Run(text, font: font)], language: language)
    let layout = engine.prepare(request).layout(width: width)
    self.text = text
    self.width = layout.size.width
    height = layout.size.height
    firstBaseline = layout.firstBaseline
    lines = layout.lines.map { Line(text: $0.text, width: $0.width, baseline: $0.baseline) }
    problems = layout.problems
  }

  var row: String {
    let size = [width, height].map(InspectedView.text)
    return (size + [lines.map(\.text).joined(separator: " / ")]).joined(separator: "\t")
  }

  var json: JSONValue {
    .object([
      "text": .string(text),
      "width": .number(width),
      "height": .number(height),
      "firstBaseline": .number(firstBaseline),
      "lines": .array(
        lines.map { line in
          .object(["text": .string(line.text), "width": .number(line.width), "baseline": .number(line.baseline)])
        }),
    ])
  }
}
