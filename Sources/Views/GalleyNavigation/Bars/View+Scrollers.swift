public import GalleyGeometry
public import GalleyViews

/// How scrollers answer what a stage does not have: kept, and told in the snapshot.
extension View {
  /// Whether content fades where it goes under a bar on `edges`; the bars' materials do that here.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    told("scrollEdgeEffectHidden", ["hidden": "\(hidden)"])
  }

  /// Whether scrollers answer an input; a stage has fingers alone.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    told("scrollInputBehavior", ["behavior": "\(behavior)", "input": "\(input)"])
  }

  /// Runs `action` with the rows that are in sight; on a stage it is not run.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { told("onScrollTargetVisibilityChange") }

  /// Whether the letters beside a list show that lead to its sections; a list has none here.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    told("listSectionIndexVisibility", ["visibility": "\(visibility)"])
  }

  /// The letters that lead to a section; a list shows none here.
  public func sectionIndexLabel(_ label: some StringProtocol) -> some View {
    told("sectionIndexLabel", ["label": String(label)])
  }

  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }

  /// What the window does when it is resized; a stage is not.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    told("onInteractiveResizeChange")
  }
}

/// Whether a scroller answers an input.
public enum ScrollInputBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

public enum ScrollInputKind: Hashable, Sendable {
  case look, handGestureShortcut, doubleClickAndDrag
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
