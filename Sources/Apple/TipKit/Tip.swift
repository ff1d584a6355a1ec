public import SwiftUI

/// A hint for who uses an app: what it says, and when it shows.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// What is done from a hint.
  typealias Action = Tips.Action
  /// When it shows.
  typealias Rule = Tips.Rule
  /// How often it shows.
  typealias Option = TipOption

  /// What it is called.
  var id: String { get }
  /// What it says in a few words.
  var title: Text { get }
  /// What it says at length; nil says nothing more.
  var message: Text? { get }
  /// What stands before it; nil shows nothing.
  var image: Image? { get }
  /// What can be done from it.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// When it shows: where all of them hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How often it shows.
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  /// The type's name.
  public var id: String { String(describing: Self.self) }
  /// Nothing more.
  public var message: Text? { nil }
  /// Nothing.
  public var image: Image? { nil }
  /// Nothing.
  public var actions: [Action] { [] }
  /// Always.
  public var rules: [Rule] { [] }
  /// As the system has it.
  public var options: [any Option] { [] }

  /// Whether it shows: all its rules hold, and nobody has closed it.
  public var shouldDisplay: Bool { !Tips.Closed.contains(id) && rules.allSatisfy { $0.holds() } }
  /// Whether it shows, and why not.
  public var status: Tips.Status {
    if let reason = Tips.Closed.reason(of: id) { return .invalidated(reason) }
    return shouldDisplay ? .available : .pending
  }

  /// Closes it for good.
  public func invalidate(reason: Tips.InvalidationReason) { Tips.Closed.close(id, reason) }
  /// Lets it show again.
  public func resetEligibility() { Tips.Closed.open(id) }
}

/// How often a hint shows; a stage shows it whenever its rules hold.
public protocol TipOption: Sendable {}
