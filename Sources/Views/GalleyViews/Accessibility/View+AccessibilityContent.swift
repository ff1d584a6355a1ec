public import GalleyGeometry

/// Only recorded in the layout snapshot.
extension View {
  public func accessibilityLabel(@ViewBuilder content: (_ label: EmptyView) -> some View) -> some View {
    recorded("accessibilityLabel")
  }

  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityLabel", isEnabled ? ["label": label.plain] : [:])
  }

  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    recorded("accessibilityValue", isEnabled ? ["value": Text(key).plain] : [:])
  }

  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    recorded("accessibilityHint", isEnabled ? ["hint": Text(key).plain] : [:])
  }

  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    recorded("accessibilityHidden", isEnabled ? ["hidden": "\(hidden)"] : [:])
  }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    recorded("accessibilityIdentifier", isEnabled ? ["identifier": identifier] : [:])
  }

  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibilityInputLabels(labels.map(\.plain))
  }

  public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(keys.map { Text($0).plain })
  }

  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    recorded("accessibilityChildren")
  }

  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { recorded("accessibilityCustomContent", ["label": label.plain, "value": value.plain]) }

  public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(key), Text(value), importance: importance) }

  public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(key), value, importance: importance) }

  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(key), Text(value), importance: importance) }

  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    recorded("accessibilityCustomContent", ["label": key.label.plain, "value": value?.plain ?? "none"])
  }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    recorded("accessibilityTextContentType", ["type": "\(value)"])
  }

  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    recorded("accessibilityRespondsToUserInteraction", ["responds": "\(respondsToUserInteraction)"])
  }

  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { recorded("accessibilityDirectTouch", ["isDirectTouchArea": "\(isDirectTouchArea)"]) }

  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { recorded("accessibilityActivationPoint") }

  @_disfavoredOverload
  public func accessibilityActivationPoint(_ point: Point) -> some View { recorded("accessibilityActivationPoint") }

  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    recorded("accessibilityDragPoint", ["description": Text(description).plain])
  }

  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    recorded("accessibilityDropPoint", ["description": Text(description).plain])
  }
}

public enum AXCustomContent {
  public enum Importance: Hashable, Sendable {
    case `default`, high
  }
}

public struct AccessibilityCustomContentKey {
  let label: Text

  public init(_ label: LocalizedStringKey, id: String) { self.label = Text(label) }

  public init(_ label: LocalizedStringKey) { self.label = Text(label) }

  public init(_ label: Text, id: String) { self.label = label }
}

public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}
