/// What an intent says of itself in a list of steps. It is taken, and shown nowhere.
public protocol ParameterSummary: Sendable {}

/// Nothing.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Puts parameters into a sentence.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var words = ""
    /// Room for words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      words += "_"
    }
  }

  private let words: String
  /// A sentence without parameters.
  public init(stringLiteral words: String) { self.words = words }
  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

/// A sentence, and the parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: ParameterSummaryString<Intent>?

  /// A sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) { self.sentence = sentence }
  /// A sentence, and the parameters below it.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) { self.sentence = sentence }
  /// Parameters.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) { sentence = nil }
}

extension AppIntent {
  /// A sentence, and the parameters below it.
  public typealias Summary = IntentParameterSummary<Self>
  /// One summary or another.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// One summary of several.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// One of several.
  public typealias Case = ParameterSummaryCaseCondition<Self>
  /// Another one.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// Puts parameters below each other.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>)
    -> [PartialKeyPath<Intent>]
  { [path] }
  /// All of them.
  public static func buildBlock(_ paths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    paths.flatMap(\.self)
  }
}

/// Builds a summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// One.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

/// How a parameter is compared.
public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo, hasAnyValue, hasNoValue, lessThan, greaterThan, oneOf
}

/// One summary or another.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// One where a parameter has a value, and another where it has not.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// One where a parameter has any value, and another where it has none.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// One where an intent is done by a kind of widget, and another elsewhere.
  public init<Family>(
    widgetFamily comparison: ParameterSummaryComparison, _ family: Family,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}

/// One summary of several.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// The one for a parameter's value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCasesBuilder<Intent> _ cases: () -> EmptyParameterSummary
  ) {}
}

/// One of several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// For a value.
  public init<Value>(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

/// Another one.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// For all others.
  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

/// Puts the summaries for several values below each other.
@resultBuilder
public enum ParameterSummaryCasesBuilder<Intent: AppIntent> {
  /// All of them.
  public static func buildBlock(_ cases: any ParameterSummary...) -> EmptyParameterSummary { EmptyParameterSummary() }
}
