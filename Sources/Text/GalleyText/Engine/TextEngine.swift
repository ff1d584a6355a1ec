import GalleyGeometry

/// Lays out and measures text with Pango and HarfBuzz, and caches the results.
///
/// An engine belongs to one thread. Its results depend only on the request, the width and the bytes of the font files,
/// not on the machine's language, fontconfig settings or environment.
///
/// ```swift
/// let engine = TextEngine()
/// let run = TextRequest.Run("Hello, world", font: Font.title.resolve())
/// let layout = engine.layout(TextRequest(runs: [run]), width: 120)
/// for line in layout.lines { print(line.text, line.width, line.baseline) }
/// ```
public final class TextEngine {
  public let theme: FontTheme
  let library: FontLibrary
  let faceCache: FaceCache
  private let cascade: Cascade
  private let typesetter: Typesetter
  private var cache = BoundedCache<Question, TextLayout>(capacity: 8192, budget: 32 << 20) {
    $0.request.heapBytes + $1.heapBytes
  }
  private var longMeasures = BoundedCache<Question, TextMeasure>(capacity: 256, budget: 32 << 20) { question, _ in
    question.request.heapBytes
  }
  private var largest: [Bool: (question: Question, layout: TextLayout)] = [:]
  private var lastCut: CutText?
  var widthTables = BoundedCache<FontWidths.Style, FontWidths>(capacity: 32)
  var setWidths = BoundedCache<TextRequest, SetWidth>(capacity: 8192, budget: 8 << 20) { request, _ in
    request.heapBytes
  }
  let lineStyles = LineStyles()
  let tableBuilder: WidthTableBuilder
  let proofs: ShapingProofs
  private let systemFaces: SystemFaces

  private struct Question: Hashable {
    var request: TextRequest
    var width: Int32?
  }

  /// Creates an engine that uses the fonts of `library` and the families of `theme`. Calls ``prepareProcess()``.
  ///
  /// - Parameters:
  ///   - library: The font files that the engine may use.
  ///   - theme: The font families, and the fallbacks for characters that they lack.
  public convenience init(library: FontLibrary = FontLibrary(), theme: FontTheme = .standard) {
    self.init(library, theme, ShapingProofs(), SystemFaces())
  }

  private init(_ library: FontLibrary, _ theme: FontTheme, _ proofs: ShapingProofs, _ systemFaces: SystemFaces) {
    TextEngine.prepareProcess()
    self.theme = theme
    self.library = library
    self.systemFaces = systemFaces
    faceCache = FaceCache(library: library, substitute: theme.interface, systemFaces: systemFaces)
    cascade = Cascade(theme.fallbacks)
    typesetter = Typesetter()
    tableBuilder = WidthTableBuilder(
      faceCache: faceCache, typesetter: typesetter, cascade: cascade, emojiFamily: theme.emoji,
      proofs: proofs)
    self.proofs = proofs
  }

  package func copy() -> TextEngine { TextEngine(library, theme, proofs, systemFaces) }

  package var fontSearch: FontSearch { faceCache.search }

  public var measurer: TextMeasurer {
    TextMeasurer(prepare: prepare) { request, width in self.layout(request, width: width) }
  }

  /// Lays out `request` and returns its lines and glyphs.
  ///
  /// A line contains at least one character, so it may be wider than `width`. If the family of a run is missing, the
  /// engine uses ``FontTheme/interface``. If that is missing too, the result is one empty line of zero size.
  ///
  /// - Parameters:
  ///   - request: The text with its fonts and paragraph settings.
  ///   - width: The maximum line width in points. If it is nil or infinite, lines end only at line breaks in the text.
  /// - Returns: The lines, and the problems with fonts.
  public func layout(_ request: TextRequest, width: Double? = nil) -> TextLayout {
    guard let limit = PangoUnits.wrapWidth(width) else { return answer(Question(request: request)) }
    // If long text fits, its layout is the same with and without the limit, but the layout without the limit would be
    // expensive.
    if request.byteCount <= typesetter.longest {
      let natural = answer(Question(request: request))
      if natural.size.width <= PangoUnits.points(limit) { return natural }
    }
    return answer(Question(request: request, width: limit))
  }

  func setMeasure(_ request: TextRequest, width: Double?) -> TextMeasure {
    if request.byteCount <= typesetter.longest { return TextMeasure(layout(request, width: width)) }
    let question = Question(request: request, width: PangoUnits.wrapWidth(width))
    if let known = longMeasures[question] { return known }
    let measure = TextMeasure(layout(request, width: width))
    longMeasures[question] = measure
    return measure
  }

  /// The length in bytes up to which a PangoLayout lays out a paragraph. With `Int.max`, it lays out every paragraph.
  package var longestPangoParagraph: Int {
    get { typesetter.longest }
    set { typesetter.longest = newValue }
  }

  /// The number of letters shaped in long paragraphs and in lines without a width limit. Letters that are shaped again
  /// count again.
  package var shapedLetters: Int { typesetter.work.letters }

  func face(of font: ResolvedFont) -> LoadedFace? { try? faceCache.face(for: font).get() }

  func lineStyle(font: ResolvedFont, language: String, uses: Int = 1) -> LineStyle? {
    lineStyles.style(font: font, language: language, uses: uses) { style, rules, positions in
      guard case .success(let face) = faceCache.face(for: font) else { return nil }
      return LineStyle(style, face: face, widths: tables(for: style), rules: rules, positions: positions)
    }
  }

  func knownLineStyle(font: ResolvedFont, language: String) -> LineStyle? {
    lineStyles.known(font: font, language: language)
  }

  func naturalWidth(of request: TextRequest) -> SetWidth? {
    let cut = cut(request)
    guard let jobs = cut.jobs, jobs.count == 1, !jobs[0].segments.isEmpty else { return nil }
    prepareTypesetter(for: request)
    return typesetter.naturalWidth(of: jobs[0]).map {
      SetWidth(width: TextWidth(units: $0), problems: cut.notes.problems)
    }
  }

  private func prepareTypesetter(for request: TextRequest) {
    typesetter.use(faceCache)
    typesetter.use(language: request.language)
  }

  func setOnce(_ request: TextRequest) -> TextLayout { set(Question(request: request)) }

  func known(_ request: TextRequest) -> TextLayout? { cache[peeking: Question(request: request)] }

  var layoutFigures: CacheFigures { cache.figures }

  private func answer(_ question: Question) -> TextLayout {
    if let known = cache[question] { return known }
    let hasLimit = question.width != nil
    if let largest = largest[hasLimit], largest.question == question { return largest.layout }
    let layout = set(question)
    cache[question] = layout
    if !cache.keeps(question) { largest[hasLimit] = (question, layout) }
    return layout
  }

  private func set(_ question: Question) -> TextLayout {
    let known = knownLines(of: question.request)
    if let layout = tableLayout(of: question.request, limit: question.width) { return layout }
    let cut = cut(question.request)
    let segmenter = cut.segmenter
    guard let jobs = cut.jobs else {
      return LineStack(question.request).layout(of: [], problems: segmenter.problems)
    }
    prepareTypesetter(for: question.request)
    let column = ParagraphStack(
      typesetter: typesetter, segmenter: segmenter, faceCache: faceCache, width: question.width, known: known)
    let lines = column.lines(of: jobs, limit: question.request.lineLimit.map { max(1, $0) })
    for scalar in lines.flatMap(\.unknown) { segmenter.noteUnknown(scalar, in: question.request) }
    return LineStack(question.request).layout(of: lines, problems: segmenter.problems)
  }

  /// Splits a request into paragraphs. The last result is kept, because text that wraps is laid out first without a
  /// limit and then with one.
  func cut(_ request: TextRequest) -> CutText {
    if let lastCut, lastCut.request == request {
      lastCut.segmenter.goBack(to: lastCut.notes)
      return lastCut
    }
    let segmenter = Segmenter(request, faceCache: faceCache, cascade: cascade, emojiFamily: theme.emoji)
    let cut = CutText(request, segmenter)
    lastCut = cut
    return cut
  }
}
