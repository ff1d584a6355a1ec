public import GalleyViews

extension View {
  public func searchable<Elements: MutableCollection & RandomAccessCollection>(
    text: Binding<String>, tokens: Binding<Elements>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Elements.Element) -> some View
  ) -> some View where Elements.Element: Identifiable {
    let shown = tokens.wrappedValue.map { AnyView(token($0)) }
    return contributingToBars {
      $0.search = SearchConfiguration(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: shown)
    }
  }

  public func searchable<Elements: MutableCollection & RandomAccessCollection>(
    text: Binding<String>, tokens: Binding<Elements>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Elements.Element) -> some View
  ) -> some View where Elements.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// `suggestedTokens` is ignored.
  public func searchable<Elements: MutableCollection & RandomAccessCollection>(
    text: Binding<String>, tokens: Binding<Elements>, suggestedTokens: Binding<Elements>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Elements.Element) -> some View
  ) -> some View where Elements.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  /// `suggestions` is ignored.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> some View
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// `suggestions` is ignored.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> some View
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}
