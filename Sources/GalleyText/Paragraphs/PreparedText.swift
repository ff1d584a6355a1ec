/// A request that is measured at any number of widths: taken apart at the first one that needs it, and kept so.
///
/// For the thread of the engine that prepared it.
public final class PreparedText {
  /// What is measured.
  public let request: TextRequest
  private let source: Source
  /// What is known so far.
  var findings = Findings.none
  /// How the last measure was found.
  package internal(set) var path = Path.set

  /// A way to measure a text.
  package enum Path: Hashable, CaseIterable {
    /// By the sum of its letters' widths: it fits on one line.
    case total
    /// By breaking its lines.
    case broken
    /// By setting it.
    case set
  }

  private enum Source {
    case engine(TextEngine)
    case function((TextRequest, Double?) -> TextLayout)
  }

  /// What is known of a text.
  enum Findings {
    /// Nothing yet.
    case none
    /// The width of its one line.
    case width(LineStyle, Int)
    /// Its paragraphs.
    case paragraphs(LineStyle, [LineBreaks])
    /// That only setting it tells.
    case other
  }

  /// A request whose layouts `layout` makes.
  public init(_ request: TextRequest, layout: @escaping (TextRequest, Double?) -> TextLayout) {
    self.request = request
    source = .function(layout)
  }

  /// A request that `engine` sets.
  init(_ request: TextRequest, engine: TextEngine) {
    self.request = request
    source = .engine(engine)
  }

  /// The size and the baselines at most `width` points wide, or on as few lines as the request's own breaks allow
  /// where `width` is nil or infinite; exactly those of ``layout(width:)``.
  public func measure(width: Double? = nil) -> TextMeasure {
    switch source {
    case .engine(let engine): engine.measure(self, width: width)
    case .function: TextMeasure(layout(width: width))
    }
  }

  /// The text as it is drawn, at most `width` points wide.
  public func layout(width: Double? = nil) -> TextLayout {
    switch source {
    case .engine(let engine): engine.layout(request, width: width)
    case .function(let layout): layout(request, width)
    }
  }
}
