import GalleyPicture
import GalleyTemplate
public import GalleyText

/// How wide some texts are and how they break, for people who want only that.
public struct MeasureReport: Sendable {
  private let font: ResolvedFont
  private let width: Double?
  private let layouts: [(text: String, layout: TextLayout)]

  /// Sets each of `texts` in `font`, at most `width` points wide; nil sets no limit.
  public init(_ texts: [String], font: ResolvedFont, width: Double? = nil, language: String = "en", press: Press) {
    self.font = font
    self.width = width
    layouts = texts.map { text in
      let request = TextRequest(runs: [TextRequest.Run(text, font: font)], language: language)
      return (text, press.engine.layout(request, width: width))
    }
  }

  /// What could not be measured as asked, each once.
  public var problems: [TextProblem] {
    var seen: Set<TextProblem> = []
    return layouts.flatMap(\.layout.problems).filter { seen.insert($0).inserted }
  }

  /// A line a text: its width and height in points, and its lines, between tabs.
  public var text: String {
    layouts.map { _, layout in
      let size = [layout.size.width, layout.size.height].map(InspectedView.text)
      return (size + [layout.lines.map(\.text).joined(separator: " / ")]).joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// One document with every line of every text.
  public var json: String {
    JSONValue.object([
      "schema": "galley-measure/1",
      "font": .object([
        "family": .string(font.family), "size": .number(font.size), "weight": .number(Double(font.weight.rawValue)),
        "italic": .bool(font.isItalic),
      ]),
      "width": width.map { .number($0) },
      "texts": .array(layouts.map { Self.json($0.text, $0.layout) }),
    ]).text
  }

  private static func json(_ text: String, _ layout: TextLayout) -> JSONValue {
    .object([
      "text": .string(text),
      "width": .number(layout.size.width),
      "height": .number(layout.size.height),
      "firstBaseline": .number(layout.firstBaseline),
      "lines": .array(
        layout.lines.map { line in
          .object(["text": .string(line.text), "width": .number(line.width), "baseline": .number(line.baseline)])
        }),
    ])
  }
}
