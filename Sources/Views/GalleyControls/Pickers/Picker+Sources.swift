public import GalleyViews

extension Picker {
  public init<Elements: MutableCollection & RandomAccessCollection>(
    sources: Binding<Elements>, selection: WritableKeyPath<Elements.Element, SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = SharedBinding.each(of: sources, at: selection)
    guard let first = bindings.first?.wrappedValue else {
      // If there are no sources, nothing is selected, and selecting an option has no effect.
      self.init(unselectedWith: content, label: label)
      return
    }
    self.init(selection: SharedBinding.of(bindings, or: first), content: content, label: label)
  }
}

extension Picker where Label == Text {
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Binding<Elements>,
    selection: WritableKeyPath<Elements.Element, SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }

  @_disfavoredOverload
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ title: some StringProtocol, sources: Binding<Elements>,
    selection: WritableKeyPath<Elements.Element, SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String

  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")

  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// Ignored: a palette is drawn as a segmented control.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect", ["effect": effect.name])
  }
}
