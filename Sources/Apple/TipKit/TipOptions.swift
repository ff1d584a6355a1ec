public import Foundation

extension Tips {
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    /// Where is kept which were closed: nowhere on a stage.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }

    public enum DisplayFrequency: Hashable, Sendable {
      case immediate, hourly, daily, weekly, monthly
    }

    public struct DatastoreLocation: Hashable, Sendable {
      private let path: String

      public static let applicationDefault = DatastoreLocation(path: "")
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(path: url.path()) }
    }
  }

  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether it does not.
    public init(_ ignores: Bool) {}
  }

  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }

  public struct MaxDisplayDuration: TipOption {
    public init(_ duration: TimeInterval) {}
  }

  @resultBuilder
  public enum OptionsBuilder {
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
    public static func buildExpression(_ option: any TipOption) -> any TipOption { option }
  }

  @resultBuilder
  public enum RuleBuilder {
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  }

  @resultBuilder
  public enum ActionBuilder {
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }
}
