/// Accessibility modifiers. Recorded for inspection only: handlers are not called.
extension View {
  public func accessibilityLabel(_ label: Text) -> some View { told("accessibilityLabel", ["label": label.plain]) }

  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some View { told("accessibilityValue", ["value": value.plain]) }

  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> some View { told("accessibilityHint", ["hint": hint.plain]) }

  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    told("accessibilityHidden", ["hidden": "\(hidden)"])
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    told("accessibilityIdentifier", ["identifier": identifier])
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    told("accessibilityAddTraits", ["traits": traits.told])
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    told("accessibilityRemoveTraits", ["traits": traits.told])
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    told("accessibilityElement", ["children": children.name])
  }

  public func accessibilitySortPriority(_ priority: Double) -> some View {
    told("accessibilitySortPriority", ["priority": AttributeText.number(priority)])
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    told("accessibilityHeading", ["level": "\(level)"])
  }

  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    told("accessibilityAction", ["name": Text(name).plain])
  }

  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    told("accessibilityAction", ["name": String(name)])
  }

  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { told("accessibilityAction", ["kind": kind.name]) }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { told("accessibilityAdjustableAction") }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    told("accessibilityIgnoresInvertColors", ["active": "\(active)"])
  }

  public func accessibilityInputLabels(_ labels: [String]) -> some View {
    told("accessibilityInputLabels", ["labels": labels.joined(separator: ", ")])
  }

  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
    told("accessibilityRepresentation")
  }

  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ content: () -> some View) -> some View {
    told("accessibilityShowsLargeContentViewer")
  }

  public func accessibilityShowsLargeContentViewer() -> some View { told("accessibilityShowsLargeContentViewer") }
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
