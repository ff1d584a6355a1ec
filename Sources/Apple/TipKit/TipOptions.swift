public import Foundation

extension Tips {
  /// How an app's hints are shown.
  public struct ConfigurationOption: Sendable {
    /// How often a hint shows.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    /// Where is kept which were closed: nowhere on a stage.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }

    /// How often a hint shows.
    public enum DisplayFrequency: Hashable, Sendable {
      case immediate, hourly, daily, weekly, monthly
    }

    /// Where is kept which hints were closed.
    public struct DatastoreLocation: Hashable, Sendable {
      private let path: String

      /// Where the app's own files are.
      public static let applicationDefault = DatastoreLocation(path: "")
      /// At `url`.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(path: url.path()) }
    }
  }

  /// Whether a hint waits for others.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether it does not.
    public init(_ ignores: Bool) {}
  }

  /// How often a hint shows at most.
  public struct MaxDisplayCount: TipOption {
    /// `count` times.
    public init(_ count: Int) {}
  }

  /// How long a hint shows at most.
  public struct MaxDisplayDuration: TipOption {
    /// `duration` seconds.
    public init(_ duration: TimeInterval) {}
  }

  /// Puts options together.
  @resultBuilder
  public enum OptionsBuilder {
    /// Several options.
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
    /// One option.
    public static func buildExpression(_ option: any TipOption) -> any TipOption { option }
  }

  /// Puts rules together.
  @resultBuilder
  public enum RuleBuilder {
    /// Several rules.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    /// One rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Rules of a list.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  }

  /// Puts actions together.
  @resultBuilder
  public enum ActionBuilder {
    /// Several actions.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    /// One action.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Actions of a list.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Actions that may be there.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// One of two.
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    /// One of two.
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }
}
