/// A literal whose words are looked for where it is shown.
struct LocalizedWords: Equatable, Sendable {
  let key: LocalizedStringKey

  init(_ key: LocalizedStringKey) { self.key = key }

  /// The stretches of the text under the values of an environment, and what its marks ask for.
  func spans(under environment: EnvironmentValues) -> [Markdown.Span] { Markdown(key.parts).spans }
}
