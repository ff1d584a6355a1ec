public import GalleyGeometry
public import GalleyViews

/// Only recorded in the layout snapshot.
extension View {
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    recorded("scrollEdgeEffectHidden", ["hidden": "\(hidden)"])
  }

  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    recorded("scrollInputBehavior", ["behavior": "\(behavior)", "input": "\(input)"])
  }

  /// `action` is never called.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { recorded("onScrollTargetVisibilityChange") }

  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility", ["visibility": "\(visibility)"])
  }

  public func sectionIndexLabel(_ label: some StringProtocol) -> some View {
    recorded("sectionIndexLabel", ["label": String(label)])
  }

  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }

  /// `action` is never called.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    recorded("onInteractiveResizeChange")
  }
}

public enum ScrollInputBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

public enum ScrollInputKind: Hashable, Sendable {
  case style, handGestureShortcut, doubleClickAndDrag
}

extension EnvironmentValues {
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }

  public var navigationLinkIndicatorVisibility: Visibility { linkIndicator }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
