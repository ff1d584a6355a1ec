package import GalleyGeometry

/// Text that can be measured repeatedly at different widths.
///
/// The text is analysed at the first measurement, and the result is kept. Use it only on the thread of its engine.
///
/// ```swift
/// let text = engine.prepare(TextRequest(runs: [TextRequest.Run("Hello, world", font: Font.body.resolve())]))
/// for width in [60.0, 120, 240] { print(text.measure(width: width).lineCount) }
/// ```
public final class PreparedText {
  @exclusivity(unchecked) private(set) var form: TextRequest
  let source: Source
  @exclusivity(unchecked) private var letters: [UInt8] = []
  /// The text in memory that `keeper` owns. If it is set, `letters` is not used.
  @exclusivity(unchecked) private var kept: UnsafeBufferPointer<UInt8>?
  @exclusivity(unchecked) private var keeper: AnyObject?
  @exclusivity(unchecked) package private(set) var isExchanged = false
  @exclusivity(unchecked) private var isFormStale = false
  var style: LineStyle? {
    get {
      if knownStyle?.isRetired ?? true { keep(nil) }
      return knownStyle
    }
    set { keep(newValue) }
  }
  @exclusivity(unchecked) private var knownStyle: LineStyle?
  /// A reference to `knownStyle` that can be read without reference counting.
  @exclusivity(unchecked) private var styleReference: Unmanaged<LineStyle>?
  @exclusivity(unchecked) private var box: LineBox?
  @exclusivity(unchecked) package var isFaulty = false
  package var isSound: Bool { !isFaulty }
  @exclusivity(unchecked) var findings = Findings.none
  @exclusivity(unchecked) package internal(set) var path = Path.set

  package enum Path: Hashable, CaseIterable {
    case total
    case broken
    case set
  }

  enum Source {
    case engine(TextEngine)
    case tables(TableMeasurer, natural: TextMeasure?)
    case function((TextRequest, Double?) -> TextLayout)
  }

  enum Findings {
    case none
    case width(Int)
    case paragraphs([LineBreaks])
    case other
  }

  /// Creates a text object that calls the function `layout` for both measuring and layout.
  ///
  /// - Parameters:
  ///   - request: The text.
  ///   - layout: Lays out a request with a maximum line width in points; nil means no limit.
  public init(_ request: TextRequest, layout: @escaping (TextRequest, Double?) -> TextLayout) {
    form = request
    source = .function(layout)
  }

  init(_ request: TextRequest, engine: TextEngine) {
    form = request
    source = .engine(engine)
  }

  init(_ request: TextRequest, tables: TableMeasurer, natural: TextMeasure?) {
    form = request
    source = .tables(tables, natural: natural)
  }

  /// Returns the size and baselines, which are the same as those of ``layout(width:)``.
  ///
  /// - Parameter width: The maximum line width in points. If it is nil or infinite, lines end only at line breaks in
  ///   the text.
  public func measure(width: Double? = nil) -> TextMeasure {
    switch source {
    case .engine(let engine):
      if let measure = quickMeasure(PangoUnits.wrapWidth(width)) { return measure }
      path = .set
      return engine.setMeasure(request, width: width)
    case .tables(let tables, let natural):
      return quickMeasure(PangoUnits.wrapWidth(width)) ?? fallback(tables, natural, width: width)
    case .function: return TextMeasure(layout(width: width))
    }
  }

  /// Returns the lines and glyphs for drawing.
  ///
  /// - Parameter width: The maximum line width in points, or nil for no limit.
  public func layout(width: Double? = nil) -> TextLayout {
    switch source {
    case .engine(let engine): engine.layout(self, width: width)
    case .tables(let tables, _): tables.layout(request)
    case .function(let layout): layout(request, width)
    }
  }

  private func fallback(_ tables: TableMeasurer, _ natural: TextMeasure?, width: Double?) -> TextMeasure {
    if !isExchanged, let natural, width.map({ $0 >= natural.size.width }) ?? true { return natural }
    fail(tables)
    return .none
  }

  private func fail(_ tables: TableMeasurer) {
    // If the text can be exchanged, views assume that its size is the same in all rows, so one failure invalidates all
    // results.
    if isExchanged { isFaulty = true } else { tables.isStuck = true }
  }

  package func canBeSet() -> Bool {
    guard case .tables(let tables, _) = source else { return true }
    fail(tables)
    return false
  }

  public var request: TextRequest {
    if isFormStale {
      form.runs[0].text = withUTF8 { String(decoding: $0, as: UTF8.self) }
      isFormStale = false
    }
    return form
  }
}

extension PreparedText {
  package var isExchangeable: Bool { form.runs.count == 1 && form.runs[0].box == nil }

  package func exchange(_ write: (inout [UInt8]) -> Void) {
    letters.removeAll(keepingCapacity: true)
    write(&letters)
    kept = nil
    forget()
  }

  package func hold(_ keeper: AnyObject) { self.keeper = keeper }

  /// Replaces the text. `text` must stay valid as long as the object passed to ``hold(_:)`` exists.
  package func exchange(for text: UnsafeBufferPointer<UInt8>) {
    kept = text
    forget()
  }

  private func forget() {
    (isExchanged, isFormStale, isFaulty) = (true, true, false)
    findings = .none
  }

  package var oneLine: OneLine? { withLineStyle { oneLine(in: $0) } }

  /// Announces the number of strings that will be measured. If it is large, the tables are created at once.
  package func expect(_ count: Int) {
    guard style == nil, count >= LineStyles.many, case .engine(let engine) = source, isExchangeable,
      form.baseDirection == .leftToRight
    else { return }
    style = engine.lineStyle(font: form.runs[0].font, language: form.language, uses: count)
  }

  private func keep(_ style: LineStyle?) {
    (knownStyle, styleReference) = (style, style.map(Unmanaged.passUnretained))
  }

  @inline(__always)
  func withLineStyle<Answer>(_ body: (LineStyle) -> Answer?) -> Answer? {
    guard let styleReference, !styleReference._withUnsafeGuaranteedRef(\.isRetired) else {
      return lineStyle.flatMap(body)
    }
    return styleReference._withUnsafeGuaranteedRef(body)
  }

  private func oneLine(in style: LineStyle) -> OneLine? {
    if case .none = findings, let width = withUTF8({ style.width(of: $0) }) { findings = .width(width) }
    guard case .width(let width) = findings else { return nil }
    let box = box(in: style)
    return OneLine(
      size: Size(width: PangoUnits.points(Int32(clamping: width)), height: box.ascent + box.descent),
      minimumWidth: PangoUnits.minimumWidth(holding: width), baseline: box.ascent)
  }

  package struct OneLine {
    package let size: Size
    package let minimumWidth: Double
    package let baseline: Double
  }

  func box(in style: LineStyle) -> LineBox {
    if let box { return box }
    let run = form.runs[0]
    func made(rise: Double) -> LineBox { LineBox(style.face, size: run.font.layoutSize, rise: rise) }
    // If the baseline is offset, lines with and without text have different line boxes.
    if run.layoutOffset != 0 { return made(rise: withUTF8(\.isEmpty) ? 0 : run.layoutOffset) }
    let box = made(rise: 0)
    self.box = box
    return box
  }

  func box(of paragraphs: [LineBreaks], in style: LineStyle) -> LineBox {
    var box = box(in: style)
    if let face = paragraphs.first?.tallFace { box.grow(for: face, size: form.runs[0].font.layoutSize) }
    return box
  }

  func withUTF8<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    if let kept { return body(kept) }
    if isExchanged { return letters.withUnsafeBufferPointer(body) }
    return form.runs[0].text.withUTF8(body)
  }
}
