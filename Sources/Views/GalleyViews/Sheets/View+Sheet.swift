import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyPicture
import GalleyScroll

extension View {
  /// Presents `content` in a sheet over the whole screen while `isPresented` is true. Dragging the sheet off the screen
  /// sets it to false.
  ///
  /// ```
  /// Button("Filter") { showsFilter = true }
  ///   .sheet(isPresented: $showsFilter) { FilterView().presentationDetents([.medium, .large]) }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown.
  ///   - name: The name by which a stage drags, flings and scrolls the sheet, as if it were a scroll view. Distance 0
  ///     is the lowest detent (default: "sheet").
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: The content, which configures the sheet with modifiers such as ``View/presentationDetents(_:)``.
  public func sheet(
    isPresented: Binding<Bool>, name: String = "sheet", onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentingView(
      content: self, isPresented: isPresented.wrappedValue, name: name,
      close: { isPresented.wrappedValue = false },
      onDismiss: {
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
        onDismiss?()
      }, sheet: content)
  }
}

private struct PresentingView<Content: View, Sheet: View>: View {
  typealias Body = Never

  let content: Content
  let isPresented: Bool
  let name: String
  let close: () -> Void
  let onDismiss: () -> Void
  let sheet: () -> Sheet

  func _build(into builder: inout NodeBuilder) {
    let (context, name) = (builder.context, AnyHashable(name))
    let place = builder.scope.map { scope in scope.next { ViewScope(.place, in: scope) } }
    let memory = memory(of: name, at: place, in: context)
    memory.present(isPresented)
    memory.onDismiss = { [onDismiss, weak graph = context.graph] in graph?.actions.add(.preference, onDismiss) }
    memory.dismissal.action = close
    // The content is not built before the first presentation.
    guard memory.presentations > 0 else {
      // Reserves the identity of the layers, so that the content keeps its own identity when the sheet opens.
      builder.scope?.skip()
      return content._build(into: &builder)
    }
    let outer = builder
    let layers = SheetLayers(sheet: sheet, memory: memory)
    let keyed = builder.scope.map { scope in scope.next { KeyedScope(in: scope) } }
    keyed?.begin()
    builder.modifyEach(content._build(into:)) { key, child in
      var inner = outer
      inner.scope = keyed?.scope(for: .node(key))
      inner.scope?.begin()
      inner.environment.sheet = memory
      inner.environment.dismissal = memory.dismissal
      // The sheet is above the scroll views of the presenting view, not inside them.
      inner.environment.scrollerAround = nil
      let nodes = inner.children(along: nil, layers._build(into:))
      inner.scope?.end()
      let node = outer.node(SheetRule(sheet: memory, context: context), [child] + nodes, kind: "sheet")
      ViewPayload.of(node)?.id = name
      return node
    }
    if !builder.isLazy { keyed?.end() }
  }
}

extension PresentingView {
  private func memory(of name: AnyHashable, at place: ViewScope?, in context: BuildContext) -> SheetMemory {
    guard let place else { return context.sheets.memory(of: name, in: context.graph) }
    let memory = place.memory as? SheetMemory ?? SheetMemory(name, in: context.graph)
    place.memory = memory
    return memory
  }
}

private struct SheetLayers<Sheet: View>: View {
  typealias Body = Never

  let sheet: () -> Sheet
  let memory: SheetMemory

  func _build(into builder: inout NodeBuilder) {
    Group {
      DeferredView(kind: "dimming", initial: 0, read: { [memory] _ in memory.dimming }) { share in
        Color.black.opacity(SheetStyle.dimming * share)
      }
    }._build(into: &builder)
    SheetSurface(sheet: sheet, memory: memory)._build(into: &builder)
  }
}

private struct SheetSurface<Sheet: View>: View {
  typealias Body = Never

  let sheet: () -> Sheet
  let memory: SheetMemory

  func _build(into builder: inout NodeBuilder) {
    // The content configures the sheet, so it has to be built before the surface.
    let content = memory.contributions.build(in: builder.scope?.content) {
      builder.layer(.top) { inner in
        inner.environment.isElevated = true
        sheet().frame(maxWidth: .infinity, maxHeight: .infinity)._build(into: &inner)
      }
    }
    let space = builder.node(SheetSurfaceRule(), [content], kind: "sheetContent")
    let configuration = memory.configuration
    let shape = SheetShape(radius: configuration.cornerRadius ?? SheetStyle.cornerRadius)
    let background = configuration.background ?? Color(.systemBackground)
    BuiltNode(space)
      .overlay(alignment: .top) {
        if memory.showsDragIndicator {
          Capsule().fill(Color(.tertiaryLabel)).frame(width: 36, height: 5).padding(EdgeInsets(.top, 5))
        }
      }
      .background {
        Group {
          if let view = configuration.backgroundView { view } else { background.filling(shape) }
        }
        .environment(\.isElevated, true)
      }
      .clipShape(shape)
      .shadow(color: Color(white: 0, opacity: SheetStyle.shadow), radius: SheetStyle.shadowRadius)
      ._build(into: &builder)
  }
}

extension ShapeStyle {
  fileprivate func filling(_ shape: SheetShape) -> AnyView { AnyView(shape.fill(self)) }
}

/// These values are estimates: Apple does not publish them.
private enum SheetStyle {
  static let cornerRadius = 10.0
  static let dimming = 0.2
  static let shadow = 0.15
  static let shadowRadius = 10.0
}

private struct SheetShape: Shape, Hashable {
  let radius: Double

  func path(in rect: Rect) -> Path {
    var reaching = rect
    reaching.size.height += 2 * max(radius, 0)
    return .roundedRect(reaching, cornerRadius: max(radius, 0), style: .continuous)
  }
}
