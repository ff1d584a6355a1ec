import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyText

struct LineSetter {
  let engine: TextEngine
  let language: String
  let direction: LayoutDirection

  init(engine: TextEngine, language: String) {
    self.engine = engine
    self.language = language
    direction = Self.direction(of: language)
  }

  /// Returns the direction of the script in which `language` is written (CLDR, `characterOrder`).
  static func direction(of language: String) -> LayoutDirection {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let scripts: Set = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"]
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    let languages: Set = ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "iw"]
    return languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }

  struct Form: Hashable {
    var width: Double
    var leading: Double
    var alignment = TextAlignment.leading
    var isJustified = false
  }

  func lines(_ runs: [InlineRun], _ form: Form) -> [FlowLine] {
    Self.pieces(of: runs).flatMap { piece in
      let request = TextRequest(
        runs: piece.map(\.request),
        baseDirection: direction, language: language, leading: form.leading, missingGlyph: .box)
      let layout = engine.layout(request, width: form.width)
      return layout.lines.enumerated().map { index, line in
        let isLast = index == layout.lines.count - 1
        return flowLine(line, piece, form, isJustified: form.isJustified && !isLast)
      }
    }
  }

  /// Splits text at explicit line breaks. The last line of each piece is not justified.
  private static func pieces(of runs: [InlineRun]) -> [[InlineRun]] {
    var pieces: [[InlineRun]] = [[]]
    for run in runs {
      for (index, text) in run.text.split(separator: "\u{2028}", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { pieces.append([]) }
        var part = run
        part.text = String(text)
        if !part.text.isEmpty || pieces[pieces.count - 1].isEmpty { pieces[pieces.count - 1].append(part) }
      }
    }
    return pieces
  }

  private func flowLine(
    _ line: TextLayout.Line, _ runs: [InlineRun], _ form: Form, isJustified: Bool
  ) -> FlowLine {
    let height = max(form.leading, line.height)
    var result = FlowLine(height: height)
    // A space at the end of a line has a width but is invisible.
    let slack = form.width.isFinite ? max(form.width - line.width + line.lastSpace, 0) : 0
    let isRightToLeft = direction == .rightToLeft
    var spread = isJustified ? LineSpread(line, slack: slack) : nil
    let start =
      switch form.alignment {
      case .leading: isRightToLeft ? slack : 0
      case .center: slack / 2
      case .trailing: isRightToLeft ? 0 : slack
      }
    // A justified line fills its width.
    let origin = spread == nil ? start : 0
    // Text is vertically centred in its line.
    let baseline = (height - line.height) / 2 + line.baseline - line.y
    for placed in line.runs {
      let (run, x) = spread?.spread(placed) ?? (placed.run, placed.x)
      guard runs.indices.contains(placed.source) else { continue }
      let style = runs[placed.source].style
      let area = Rect(x: origin + x, y: 0, width: run.width, height: height)
      if let image = style.image, let box = runs[placed.source].box {
        let place = Rect(x: origin + x, y: baseline - box.ascent, width: box.width, height: box.ascent)
        result.items.append(.image(.init(image, in: place)))
      } else {
        result.items += items(run.withoutSoftHyphens, at: Point(x: origin + x, y: baseline), style, placed.rules, area)
      }
      if let target = style.target { result.links.append(PDFPage.Link(area, to: Self.target(target))) }
      if let note = style.note, !result.notes.contains(note) { result.notes.append(note) }
    }
    return result
  }

  private func items(
    _ run: GlyphRun, at origin: Point, _ style: InlineRun.Style, _ rules: TextRules, _ area: Rect
  ) -> [Picture.Item] {
    var items: [Picture.Item] = []
    if let background = style.background {
      let rect = Rect(
        x: origin.x - 1.5, y: origin.y - run.size * 1.02, width: run.width + 3, height: run.size * 1.36)
      items.append(.fill(.init(.roundedRect(rect, cornerRadius: 2, style: .circular), .color(background))))
    }
    items.append(.glyphs(.init(run, at: origin, .color(style.color))))
    if style.isStruck {
      let rect = Rect(
        x: origin.x, y: origin.y + rules.strikethroughTop, width: run.width, height: rules.strikethroughThickness)
      items.append(.fill(.init(.rect(rect), .color(style.color))))
    }
    return items
  }

  static func target(_ text: String) -> PDFPage.Link.Target {
    text.hasPrefix("#") ? .destination(String(text.dropFirst())) : .address(text)
  }
}

extension TextLayout.Line {
  /// The width of a space at the right end of the line, in points; 0 if there is none.
  fileprivate var lastSpace: Double {
    // If the space has no glyph, it has no width, and the last glyph is a letter.
    guard let run = runs.last?.run, !run.isRightToLeft, run.text.last == " ", let cluster = run.clusters.last,
      cluster.glyphs > 0, let space = run.glyphs.last
    else { return 0 }
    return max(run.width - space.x, 0)
  }
}

extension GlyphRun {
  /// The run without invisible soft hyphens. A soft hyphen at the end of a line stays, because it is drawn as a hyphen.
  var withoutSoftHyphens: GlyphRun {
    guard text.unicodeScalars.contains("\u{AD}") else { return self }
    var run = self
    run.text = ""
    run.clusters = []
    var rest = Array(text.utf8)[...]
    for cluster in clusters {
      let bytes = rest.prefix(cluster.bytes)
      rest = rest.dropFirst(cluster.bytes)
      let letters = String(decoding: bytes, as: UTF8.self)
      let kept = String(String.UnicodeScalarView(letters.unicodeScalars.filter { $0 != "\u{AD}" }))
      if kept.isEmpty, cluster.glyphs == 0 { continue }
      let shown = kept.isEmpty ? "\u{AD}" : kept
      run.text += shown
      run.clusters.append(Cluster(bytes: shown.utf8.count, glyphs: cluster.glyphs))
    }
    return run
  }
}
