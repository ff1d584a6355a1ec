/// Only recorded in the layout snapshot: handlers are not called.
extension View {
  public func accessibilityLabel(_ label: Text) -> some View { recorded("accessibilityLabel", ["label": label.plain]) }

  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some View { recorded("accessibilityValue", ["value": value.plain]) }

  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> some View { recorded("accessibilityHint", ["hint": hint.plain]) }

  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    recorded("accessibilityHidden", ["hidden": "\(hidden)"])
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    recorded("accessibilityIdentifier", ["identifier": identifier])
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", ["traits": traits.recorded])
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", ["traits": traits.recorded])
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    recorded("accessibilityElement", ["children": children.name])
  }

  public func accessibilitySortPriority(_ priority: Double) -> some View {
    recorded("accessibilitySortPriority", ["priority": AttributeText.number(priority)])
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", ["level": "\(level)"])
  }

  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", ["name": Text(name).plain])
  }

  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", ["name": String(name)])
  }

  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { recorded("accessibilityAction", ["kind": kind.name]) }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { recorded("accessibilityAdjustableAction") }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", ["active": "\(active)"])
  }

  public func accessibilityInputLabels(_ labels: [String]) -> some View {
    recorded("accessibilityInputLabels", ["labels": labels.joined(separator: ", ")])
  }

  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
    recorded("accessibilityRepresentation")
  }

  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  public func accessibilityShowsLargeContentViewer() -> some View { recorded("accessibilityShowsLargeContentViewer") }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
