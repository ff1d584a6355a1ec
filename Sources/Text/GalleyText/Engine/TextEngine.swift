import GalleyGeometry

/// What sets text: asks Pango and HarfBuzz, and remembers their answers.
///
/// An engine belongs to one thread. Its answers depend on the request, the width, and the bytes of the font files,
/// and on nothing else: not on the machine's language, its fontconfig settings or its environment.
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
  /// The last layouts that were too large to be kept beside others: one with a limit, and one without.
  private var largest: [Bool: (question: Question, layout: TextLayout)] = [:]
  private var lastCut: CutText?
  var widthTables = BoundedCache<FontWidths.Style, FontWidths>(capacity: 32)
  var setWidths = BoundedCache<TextRequest, SetWidth>(capacity: 8192, budget: 8 << 20) { request, _ in
    request.heapBytes
  }
  /// What breaking lines without setting them takes.
  let lineStyles = LineStyles()
  let tableBuilder: WidthTableBuilder
  let proofs: ShapingProofs

  private struct Question: Hashable {
    var request: TextRequest
    var width: Int32?
  }

  /// An engine with the fonts of `library`; calls ``prepareProcess()``.
  public convenience init(library: FontLibrary = FontLibrary(), theme: FontTheme = .standard) {
    self.init(library, theme, ShapingProofs())
  }

  private init(_ library: FontLibrary, _ theme: FontTheme, _ proofs: ShapingProofs) {
    TextEngine.prepareProcess()
    self.theme = theme
    self.library = library
    faceCache = FaceCache(library: library, standIn: theme.interface)
    cascade = Cascade(theme.fallbacks)
    typesetter = Typesetter()
    tableBuilder = WidthTableBuilder(
      faceCache: faceCache, typesetter: typesetter, cascade: cascade, emojiFamily: theme.emoji,
      proofs: proofs)
    self.proofs = proofs
  }

  package func copy() -> TextEngine { TextEngine(library, theme, proofs) }

  package var fontSearch: FontSearch { faceCache.search }

  public var measurer: TextMeasurer {
    TextMeasurer(prepare: prepare) { request, width in self.layout(request, width: width) }
  }

  /// Sets `request` at most `width` points wide, or on as few lines as its own breaks allow where `width` is nil or
  /// infinite.
  ///
  /// A line never takes less than one character, so narrow widths are overrun. What cannot be set as asked is in the
  /// answer's ``TextLayout/problems``. A text whose own family is missing is set in ``FontTheme/interface``; where that
  /// is missing, too, the answer is one empty line of no size.
  public func layout(_ request: TextRequest, width: Double? = nil) -> TextLayout {
    guard let limit = PangoUnits.wrapWidth(width) else { return answer(Question(request: request)) }
    // A long text that fits is set the same with the limit, and without it at great cost.
    if request.byteCount <= typesetter.longest {
      let natural = answer(Question(request: request))
      if natural.size.width <= PangoUnits.points(limit) { return natural }
    }
    return answer(Question(request: request, width: limit))
  }

  /// What layout needs to know of a text that has to be set, at most `width` points wide.
  ///
  /// A long text's layout is too large to be kept, its measure is not.
  func setMeasure(_ request: TextRequest, width: Double?) -> TextMeasure {
    if request.byteCount <= typesetter.longest { return TextMeasure(layout(request, width: width)) }
    let question = Question(request: request, width: PangoUnits.wrapWidth(width))
    if let known = longMeasures[question] { return known }
    let measure = TextMeasure(layout(request, width: width))
    longMeasures[question] = measure
    return measure
  }

  /// The longest paragraph that a PangoLayout sets where a number of lines may cut it, in bytes; with `Int.max` it sets
  /// every paragraph.
  package var longestPangoParagraph: Int {
    get { typesetter.longest }
    set { typesetter.longest = newValue }
  }

  /// How many characters of long paragraphs, and of lines without a limit, were shaped, each as often as it was.
  package var shapedLetters: Int { typesetter.work.letters }

  /// The face of `font`; nil where its family cannot be had.
  func face(of font: ResolvedFont) -> LoadedFace? { try? faceCache.face(for: font).get() }

  /// The line style of texts in `font` and `language`; nil where they have to be set. What asks counts as `uses` texts.
  func lineStyle(font: ResolvedFont, language: String, uses: Int = 1) -> LineStyle? {
    lineStyles.style(font: font, language: language, uses: uses) { style, rules, positions in
      guard case .success(let face) = faceCache.face(for: font) else { return nil }
      return LineStyle(style, face: face, widths: tables(for: style), rules: rules, positions: positions)
    }
  }

  /// The line style of texts in `font` and `language`, if there is one by now.
  func knownLineStyle(font: ResolvedFont, language: String) -> LineStyle? {
    lineStyles.known(font: font, language: language)
  }

  /// The width and the problems of `request` on one line; nil where setting it has to tell.
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

  /// Sets `request` on as few lines as its own breaks allow, without remembering the answer.
  func setOnce(_ request: TextRequest) -> TextLayout { set(Question(request: request)) }

  /// The layout of `request` without a limit, if it is remembered.
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

  /// The paragraphs of `request`; a text that wraps is asked for without a limit first, and then with one.
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
