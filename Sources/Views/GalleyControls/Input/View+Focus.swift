public import GalleyViews

public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Only recorded in the layout snapshot: a stage has neither a keyboard nor a remote control.
extension View {
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    recorded("focusable", ["isFocusable": "\(isFocusable)"])
  }

  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { recorded("focusable", ["isFocusable": "\(isFocusable)"]) }

  public func focusSection() -> some View { recorded("focusSection") }

  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    recorded("prefersDefaultFocus", ["prefersDefaultFocus": "\(prefersDefaultFocus)"])
  }

  public func focusScope(_ namespace: Namespace.ID) -> some View { recorded("focusScope") }
}
