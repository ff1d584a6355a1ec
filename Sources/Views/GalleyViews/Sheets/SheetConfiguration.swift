public import GalleyGeometry
public import GalleyScroll

/// What is moved first when a finger moves over the scroller in a sheet.
public enum PresentationContentInteraction: Hashable, Sendable {
  case automatic
  /// The sheet gets higher until it is as high as it gets; then its content scrolls.
  case resizes
  /// The content scrolls; only its bar, or pulling down from the content's start, moves the sheet.
  case scrolls
}

/// Whether what is behind a sheet can be used, and is not dimmed.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic
  case enabled
  case enabledUpThrough(PresentationDetent)
  case disabled

  /// It can while the sheet is not higher than at `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabledUpThrough(detent)
  }
}

/// What a sheet's content says about the sheet.
struct SheetConfiguration {
  var detents: [PresentationDetent] = [.large]
  var selection: PresentationDetent?
  var onSelect: (PresentationDetent) -> Void = { _ in }
  var contentInteraction = PresentationContentInteraction.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// Nil shows the bar where there are several detents.
  var showsDragIndicator: Bool?
  /// Nil is the system's.
  var cornerRadius: Double?
  var canBeDismissed = true
  var background: (any ShapeStyle)?
  /// What lies behind the content instead of a colour.
  var backgroundView: AnyView?
}

extension View {
  /// Says at which heights the sheet around the view rests; `PresentationDetent.large` where nothing is said.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    configuringSheet { $0.detents = Array(detents) }
  }

  /// Says at which heights the sheet around the view rests, and at which it does now; the binding is told where it comes
  /// to rest.
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

  /// Says whether what is behind the sheet around the view can be used, and is not dimmed.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    configuringSheet { $0.backgroundInteraction = interaction }
  }

  /// Shows or hides the bar by which the sheet around the view is dragged; automatic shows it where there are several
  /// detents.
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

/// A view that says something about the sheet around it.
private struct SheetConfiguring<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout SheetConfiguration) -> Void

  func _build(into builder: inout NodeBuilder) {
    if let sheet = builder.environment.sheet {
      sheet.sayings.say(at: builder.scope.map { scope in scope.next { ViewScope(.place, in: scope) } }, change)
    }
    content._build(into: &builder)
  }
}
