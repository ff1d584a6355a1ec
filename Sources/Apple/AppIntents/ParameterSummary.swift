/// Compile-only stub: summaries are not shown.
public protocol ParameterSummary: Sendable {}

public struct EmptyParameterSummary: ParameterSummary {}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var words = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      words += "_"
    }
  }

  private let words: String
  public init(stringLiteral words: String) { self.words = words }
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: ParameterSummaryString<Intent>?

  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) { self.sentence = sentence }
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) { self.sentence = sentence }
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) { sentence = nil }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition<Self>
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>)
    -> [PartialKeyPath<Intent>]
  { [path] }
  public static func buildBlock(_ paths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    paths.flatMap(\.self)
  }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo, hasAnyValue, hasNoValue, lessThan, greaterThan, oneOf
}

public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  public init<Family>(
    widgetFamily comparison: ParameterSummaryComparison, _ family: Family,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}
