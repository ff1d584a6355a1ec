public import GalleyGeometry
public import GalleyScroll

public enum PresentationContentInteraction: Hashable, Sendable {
  case automatic
  /// The sheet grows to its maximum height before its content scrolls.
  case resizes
  /// Only the drag indicator, or a pull at the start of the content, moves the sheet.
  case scrolls
}

public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic
  case enabled
  case enabledUpThrough(PresentationDetent)
  case disabled

  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabledUpThrough(detent)
  }
}

struct SheetConfiguration {
  var detents: [PresentationDetent] = [.large]
  var selection: PresentationDetent?
  var onSelect: (PresentationDetent) -> Void = { _ in }
  var contentInteraction = PresentationContentInteraction.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// If nil, the indicator is shown if there are several detents.
  var showsDragIndicator: Bool?
  /// In points; nil is the default radius.
  var cornerRadius: Double?
  var canBeDismissed = true
  var background: (any ShapeStyle)?
  var backgroundView: AnyView?
}

extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    configuringSheet { $0.detents = Array(detents) }
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    configuringSheet {
      $0.detents = Array(detents)
      $0.selection = selection.wrappedValue
      $0.onSelect = { if selection.wrappedValue != $0 { selection.wrappedValue = $0 } }
    }
  }

  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    configuringSheet { $0.contentInteraction = behavior }
  }

  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    configuringSheet { $0.backgroundInteraction = interaction }
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    configuringSheet { $0.showsDragIndicator = visibility == .automatic ? nil : visibility == .visible }
  }

  public func presentationCornerRadius(_ radius: Double?) -> some View {
    configuringSheet { $0.cornerRadius = radius }
  }

  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    configuringSheet { $0.background = style }
  }

  public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return configuringSheet { $0.backgroundView = view }
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    configuringSheet { $0.canBeDismissed = !isDisabled }
  }

  private func configuringSheet(_ change: @escaping (inout SheetConfiguration) -> Void) -> some View {
    SheetConfiguring(content: self, change: change)
  }
}

private struct SheetConfiguring<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout SheetConfiguration) -> Void

  func _build(into builder: inout NodeBuilder) {
    if let sheet = builder.environment.sheet {
      sheet.contributions.add(at: builder.scope.map { scope in scope.next { ViewScope(.place, in: scope) } }, change)
    }
    content._build(into: &builder)
  }
}
