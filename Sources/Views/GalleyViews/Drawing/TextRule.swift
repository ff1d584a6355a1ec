package import GalleyGeometry
package import GalleyLayout
import GalleyPicture
package import GalleyText

/// Text wraps to the proposed width and shows as many lines as fit into the proposed height. Sizes are rounded up to
/// whole pixels, as in SwiftUI.
package struct TextRule: LeafRule, WordedRule, ConfinedRule {
  private let parts: Parts

  /// The parts are stored in one object, because rules are copied frequently.
  private final class Parts {
    let styles: [TextRunStyle]
    let text: PreparedText
    let fitting: TextFitting
    let transition: ContentTransition?
    let drawing: TextDrawing?
    let context: BuildContext
    let origin: ViewOrigin?

    init(
      styles: [TextRunStyle], text: PreparedText, fitting: TextFitting, transition: ContentTransition?,
      drawing: TextDrawing?, context: BuildContext, origin: ViewOrigin?
    ) {
      self.transition = transition
      self.drawing = drawing
      self.styles = styles
      self.text = text
      self.fitting = fitting
      self.context = context
      self.origin = origin
    }
  }

  init(
    request: TextRequest, styles: [TextRunStyle], fitting: TextFitting, transition: ContentTransition? = nil,
    drawing: TextDrawing? = nil, context: BuildContext, origin: ViewOrigin?
  ) {
    parts = Parts(
      styles: styles, text: context.measurer.prepare(request), fitting: fitting, transition: transition,
      drawing: drawing, context: context, origin: origin)
  }

  package var request: TextRequest { text.request }
  package var styles: [TextRunStyle] { parts.styles }
  package var text: PreparedText { parts.text }
  package var words: String { request.text }
  private var fitting: TextFitting { parts.fitting }
  var minimumScale: Double { fitting.minimumScale }
  var transition: ContentTransition? { parts.transition }
  private var context: BuildContext { parts.context }
  private var origin: ViewOrigin? { parts.origin }

  package var traits: LayoutTraits { LayoutTraits(guides: .baselines, textSpacing: spacingBelowText) }

  /// The distance between two stacked `Text` views is the line distance in the lower text's style. Nil for fonts other
  /// than the system font, for which this distance was not measured.
  private var spacingBelowText: Double? {
    guard let height = request.systemLineHeight else { return nil }
    return request.leading > 0 ? fitting.grid.roundUp(max(request.leading - height, 0)) : 0
  }

  func painted(_ paint: (ResolvedStyle) -> ResolvedStyle) -> TextRule {
    TextRule(
      request: request, styles: styles.map { $0.painted(paint) }, fitting: fitting, transition: transition,
      drawing: parts.drawing, context: context, origin: origin)
  }

  func drawn(_ layout: TextLayout, size: Size) -> [Picture.Item]? {
    parts.drawing.map { $0.painter.items(layout, styles, size: size, $0.environment, context, origin) }
  }

  /// Returns whether both texts have the same layout. Styles are ignored, because they do not affect layout.
  package func isEqual(to other: any LayoutRule) -> Bool {
    guard let other = other as? TextRule else { return false }
    return request == other.request && fitting == other.fitting && origin == other.origin
      && context === other.context && TextDrawing.areSame(parts.drawing, other.parts.drawing)
  }

  package func size(for proposal: ProposedViewSize) -> Size {
    if let drawing = parts.drawing { return drawing.painter.size(for: proposal, plain: plainSize) }
    return plainSize(for: proposal)
  }

  func plainSize(for proposal: ProposedViewSize) -> Size {
    let measure = measure(for: proposal)
    var width = fitting.grid.roundUp(measure.size.width)
    if let offered = proposal.width, measure.size.width > max(offered, 0) + TextRule.tolerance {
      width = max(offered, 0)
    }
    return Size(width: width, height: max(fitting.grid.roundUp(measure.size.height), reservedHeight))
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }

  /// Returns 0 for a proposal of 0, and the line's width for a single line. Returns nil if a full measurement is
  /// necessary.
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    guard axis == .horizontal, parts.drawing == nil else { return nil }
    if offer == 0 { return 0 }
    let proposal = ProposedViewSize(width: offer, height: nil)
    guard fitting.minimumScale == 1, measure(for: proposal).lineCount <= 1 else { return nil }
    return size(for: proposal).width
  }

  /// Returns the metrics of the text on a single line. Returns nil if characters have no glyphs, or if the text shrinks
  /// or reserves more lines.
  func line() -> SizingLine? {
    lineGrid.flatMap { grid in text.oneLine.map { SizingLine($0, in: grid) } }
  }

  /// The pixel grid for measuring single lines; nil if the text shrinks or reserves more lines.
  var lineGrid: PixelGrid? {
    fitting.minimumScale == 1 && fitting.reservedLines == nil && parts.drawing == nil ? fitting.grid : nil
  }

  /// Returns the height at `width` after ``line()`` has returned metrics; nil if only a layout can determine it.
  func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double? {
    text.height(ofBreaks: breaks, width: width).map(fitting.grid.roundUp)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { baseline(key, for: proposal) }

  func baseline(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Double? {
    if key == VerticalAlignment.firstTextBaseline.key { return measure(for: proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return measure(for: proposal).lastBaseline }
    return nil
  }

  /// Lines are laid out only if the result depends on them.
  private func measure(for proposal: ProposedViewSize) -> TextMeasure {
    let whole = text.measure(width: proposal.width.map { max($0, 0) })
    if isTooTall(whole, proposal) || mustShrink(whole, proposal) {
      return text.canBeSet() ? TextMeasure(layout(for: proposal)) : whole
    }
    report(whole.problems)
    return whole
  }

  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    let full = layout(of: request, for: proposal)
    report(full.problems)
    return mustShrink(TextMeasure(full), proposal) ? shrunk(for: proposal) : full
  }

  func lineCount(width: Double?) -> Int {
    var whole = request
    whole.lineLimit = nil
    return context.measurer.prepare(whole).measure(width: width.map { max($0, 0) }).lineCount
  }

  private func mustShrink(_ measure: TextMeasure, _ proposal: ProposedViewSize) -> Bool {
    fitting.minimumScale < 1 && (measure.isTruncated || overruns(measure, proposal))
  }

  private func report(_ problems: [TextProblem]) {
    guard !problems.isEmpty else { return }
    // Text that was substituted for measuring has no source location, so the problem is recorded on the prototype.
    if text.isExchanged { return text.isFaulty = text.isFaulty || !problems.allSatisfy(allows) }
    for problem in problems where !allows(problem) { context.report(ViewProblem(.text(problem), origin: origin)) }
  }

  private func allows(_ problem: TextProblem) -> Bool {
    if case .missingGlyph = problem { request.missingGlyph == .box } else { false }
  }

  private func layout(of request: TextRequest, for proposal: ProposedViewSize) -> TextLayout {
    let width = proposal.width.map { max($0, 0) }
    let whole = context.measurer.layout(request, width)
    guard let height = proposal.height, isTooTall(TextMeasure(whole), proposal) else { return whole }
    let held = whole.lines.prefix { $0.y + $0.height <= height + TextRule.tolerance }.count
    var shorter = request
    shorter.lineLimit = max(held, 1)
    return context.measurer.layout(shorter, width)
  }

  private func isTooTall(_ measure: TextMeasure, _ proposal: ProposedViewSize) -> Bool {
    guard let height = proposal.height else { return false }
    return measure.size.height > height + TextRule.tolerance && measure.lineCount > 1
  }

  private func overruns(_ measure: TextMeasure, _ proposal: ProposedViewSize) -> Bool {
    proposal.width.map { measure.size.width > max($0, 0) + TextRule.tolerance } ?? false
  }

  /// Returns the layout at the largest size, in steps of 1 %, at which the complete text fits, or at the smallest size
  /// if it never fits.
  private func shrunk(for proposal: ProposedViewSize) -> TextLayout {
    let steps = Int(((1 - fitting.minimumScale) * 100).rounded(.down))
    var low = 0
    var high = steps
    // Invariant: `low` steps do not suffice (or are untried), and `high` steps suffice or are the maximum.
    while low + 1 < high {
      let middle = (low + high) / 2
      if shows(all: layout(at: middle, of: steps, for: proposal), proposal) { high = middle } else { low = middle }
    }
    return layout(at: high, of: steps, for: proposal)
  }

  private func shows(all layout: TextLayout, _ proposal: ProposedViewSize) -> Bool {
    !layout.isTruncated && !overruns(TextMeasure(layout), proposal)
  }

  private func layout(at step: Int, of steps: Int, for proposal: ProposedViewSize) -> TextLayout {
    let scale = step == steps ? fitting.minimumScale : 1 - Double(step) / 100
    return layout(of: request.scaled(by: scale), for: proposal)
  }

  private var reservedHeight: Double {
    guard let lines = fitting.reservedLines, lines > 0, let first = request.runs.first else { return 0 }
    let measured = min(lines, TextRule.maximumMeasuredCount)
    let height = emptyHeight(of: measured, font: first.font)
    if lines == measured { return fitting.grid.roundUp(height) }
    let distance = emptyHeight(of: 2, font: first.font) - emptyHeight(of: 1, font: first.font)
    return fitting.grid.roundUp(height + Double(lines - measured) * distance)
  }

  private func emptyHeight(of lines: Int, font: ResolvedFont) -> Double {
    var empty = request
    empty.runs = [TextRequest.Run(String(repeating: "\n", count: lines - 1), font: font)]
    empty.lineLimit = nil
    return context.measurer.prepare(empty).measure().size.height
  }

  /// The height of reserved lines beyond this number is extrapolated.
  private static let maximumMeasuredCount = 1024

  private static let tolerance = 1.0 / 1024
}

extension SizingLine {
  init(_ line: PreparedText.OneLine, in grid: PixelGrid) {
    self.init(
      size: Size(width: grid.roundUp(line.size.width), height: grid.roundUp(line.size.height)),
      minimumOffer: line.minimumWidth, baseline: line.baseline)
  }
}

extension TextRequest {
  fileprivate func scaled(by scale: Double) -> TextRequest {
    var request = self
    request.leading *= scale
    request.lineDistance = lineDistance.map { $0 * scale }
    request.runs = request.runs.map { $0.scaled(by: scale) }
    return request
  }
}
