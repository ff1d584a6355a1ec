package import GalleyGeometry

/// A request that is measured at any number of widths: taken apart at the first one that needs it, and kept so.
///
/// For the thread of the engine that prepared it.
public final class PreparedText {
  @exclusivity(unchecked) private(set) var form: TextRequest
  let source: Source
  @exclusivity(unchecked) private var letters: [UInt8] = []
  /// The text that took the place of the first one, where someone keeps it; then `letters` mean nothing.
  @exclusivity(unchecked) private var kept: UnsafeBufferPointer<UInt8>?
  @exclusivity(unchecked) private var keeper: AnyObject?
  @exclusivity(unchecked) package private(set) var isExchanged = false
  @exclusivity(unchecked) private var isFormStale = false
  /// The style of the text's letters, once there is one: it outlasts the text, but not its tables.
  var style: LineStyle? {
    get {
      if knownStyle?.isRetired ?? true { keep(nil) }
      return knownStyle
    }
    set { keep(newValue) }
  }
  @exclusivity(unchecked) private var knownStyle: LineStyle?
  /// The same style, to be asked without counting references.
  @exclusivity(unchecked) private var styleReference: Unmanaged<LineStyle>?
  @exclusivity(unchecked) private var box: LineBox?
  /// Whether something of a text that was exchanged could not be set as asked.
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
    /// Nobody: it is measured by tables as far as they tell. The measure without a limit is known where there is one.
    case tables(TableMeasurer, natural: TextMeasure?)
    case function((TextRequest, Double?) -> TextLayout)
  }

  enum Findings {
    case none
    case width(Int)
    case paragraphs([LineBreaks])
    case other
  }

  public init(_ request: TextRequest, layout: @escaping (TextRequest, Double?) -> TextLayout) {
    form = request
    source = .function(layout)
  }

  init(_ request: TextRequest, engine: TextEngine) {
    form = request
    source = .engine(engine)
  }

  /// A request that `tables` measure, and that has the measure `natural` where nothing limits it.
  init(_ request: TextRequest, tables: TableMeasurer, natural: TextMeasure?) {
    form = request
    source = .tables(tables, natural: natural)
  }

  /// The size and the baselines at most `width` points wide, or on as few lines as the request's own breaks allow
  /// where `width` is nil or infinite; exactly those of ``layout(width:)``.
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

  /// The text as it is drawn, at most `width` points wide.
  public func layout(width: Double? = nil) -> TextLayout {
    switch source {
    case .engine(let engine): engine.layout(self, width: width)
    case .tables(let tables, _): tables.layout(request)
    case .function(let layout): layout(request, width)
    }
  }

  /// What is known without a limit where that is the answer; else nothing, which has to be found by an engine.
  private func fallback(_ tables: TableMeasurer, _ natural: TextMeasure?, width: Double?) -> TextMeasure {
    if !isExchanged, let natural, width.map({ $0 >= natural.size.width }) ?? true { return natural }
    fail(tables)
    return .none
  }

  private func fail(_ tables: TableMeasurer) {
    // Nodes remember the size of a text that stays.
    if isExchanged { isFaulty = true } else { tables.isStuck = true }
  }

  /// Whether the text can be set here; if not, an engine has to find out what is asked for.
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

  /// Puts the UTF-8 that `write` appends in the place of the text; everything else of the request stays.
  package func exchange(_ write: (inout [UInt8]) -> Void) {
    letters.removeAll(keepingCapacity: true)
    write(&letters)
    kept = nil
    forget()
  }

  package func hold(_ keeper: AnyObject) { self.keeper = keeper }

  /// Puts `text` in the place of the text, which is valid as long as who is held lives.
  package func exchange(for text: UnsafeBufferPointer<UInt8>) {
    kept = text
    forget()
  }

  private func forget() {
    (isExchanged, isFormStale, isFaulty) = (true, true, false)
    findings = .none
  }

  /// The text on one line, where the sum of its letters tells how wide that is; nil where it does not.
  package var oneLine: OneLine? { withLineStyle { oneLine(in: $0) } }

  /// Notes that `count` texts are exchanged for this one: of many, none has to be set before there are tables.
  package func expect(_ count: Int) {
    guard style == nil, count >= LineStyles.many, case .engine(let engine) = source, isExchangeable,
      form.baseDirection == .leftToRight
    else { return }
    style = engine.lineStyle(font: form.runs[0].font, language: form.language, uses: count)
  }

  private func keep(_ style: LineStyle?) {
    (knownStyle, styleReference) = (style, style.map(Unmanaged.passUnretained))
  }

  /// What `body` makes of the style of the text's letters; nil where there is none.
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
      leastWidth: PangoUnits.leastWidth(holding: width), baseline: box.ascent)
  }

  package struct OneLine {
    /// The line's size, in points.
    package let size: Size
    /// The least width on which the text does not wrap, in points.
    package let leastWidth: Double
    /// The baseline, in points from the top.
    package let baseline: Double
  }

  func box(in style: LineStyle) -> LineBox {
    if let box { return box }
    let run = form.runs[0]
    func made(rise: Double) -> LineBox { LineBox(style.face, size: run.font.layoutSize, rise: rise) }
    // What is raised has another box than nothing at all.
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

  /// Calls `body` with the UTF-8 of the only run.
  func withUTF8<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    if let kept { return body(kept) }
    if isExchanged { return letters.withUnsafeBufferPointer(body) }
    return form.runs[0].text.withUTF8(body)
  }
}
