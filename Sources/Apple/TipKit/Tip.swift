public import SwiftUI

/// A hint for who uses an app: what it says, and when it shows.
public protocol Tip: Identifiable, Sendable where ID == String {
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Option = TipOption

  var id: String { get }
  var title: Text { get }
  /// What it says at length; nil says nothing more.
  var message: Text? { get }
  /// What stands before it; nil shows nothing.
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  /// Nothing more.
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }

  public var shouldDisplay: Bool { !Tips.Closed.contains(id) && rules.allSatisfy { $0.holds() } }
  /// Whether it shows, and why not.
  public var status: Tips.Status {
    if let reason = Tips.Closed.reason(of: id) { return .invalidated(reason) }
    return shouldDisplay ? .available : .pending
  }

  public func invalidate(reason: Tips.InvalidationReason) { Tips.Closed.close(id, reason) }
  public func resetEligibility() { Tips.Closed.open(id) }
}

/// How often a hint shows; a stage shows it whenever its rules hold.
public protocol TipOption: Sendable {}
