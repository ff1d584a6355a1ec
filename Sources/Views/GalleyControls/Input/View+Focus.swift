public import GalleyViews

/// What can be done with a view that is focused.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Where a keyboard or a remote control goes: kept, and told in the snapshot, since a stage has neither.
extension View {
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    told("focusable", ["isFocusable": "\(isFocusable)"])
  }

  /// Whether the view can be focused; `onFocusChange` is never run.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { told("focusable", ["isFocusable": "\(isFocusable)"]) }

  public func focusSection() -> some View { told("focusSection") }

  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    told("prefersDefaultFocus", ["prefersDefaultFocus": "\(prefersDefaultFocus)"])
  }

  public func focusScope(_ namespace: Namespace.ID) -> some View { told("focusScope") }
}
