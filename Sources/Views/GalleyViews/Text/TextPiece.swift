import GalleySnapshot

protocol InlineContent {
  func inline(in environment: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?) -> InlineImage?
}

@usableFromInline
struct TextPiece {
  private let content: Content
  private(set) var modifiers: [TextModifier] = []
  /// The calls of the modifiers. Empty unless call sites are found.
  private(set) var styleSites: [StyleAspect: UInt] = [:]

  enum Content {
    case characters(String)
    case written((EnvironmentValues) -> String)
    case image(any InlineContent)
    indirect case localized(LocalizedWords)
  }

  init(_ content: Content) { self.content = content }

  mutating func add(_ modifier: TextModifier, at site: CallSite) {
    modifiers.append(modifier)
    if site.address != 0, let aspect = modifier.aspect { styleSites[aspect] = site.address }
  }

  struct Settled {
    let content: Content
    var modifiers: [TextModifier]

    enum Content {
      case characters(String)
      case written((EnvironmentValues) -> String)
      case image(any InlineContent)
    }

    var characters: String {
      switch content {
      case .characters(let characters): characters
      case .written(let write): write(EnvironmentValues())
      case .image: ""
      }
    }
  }

  /// Calls `body` with each translated part, in order. `outer` contains the modifiers of enclosing `Text` views;
  /// `missing` is called for a key that is not in the catalogues.
  func settle(
    under environment: EnvironmentValues, inside outer: [TextModifier] = [],
    missing: (ViewProblem.Kind) -> Void = { _ in },
    _ body: (Settled) -> Void
  ) {
    let around = outer.isEmpty ? modifiers : modifiers + outer
    switch content {
    case .characters(let characters): body(Settled(content: .characters(characters), modifiers: around))
    case .written(let write): body(Settled(content: .written(write), modifiers: around))
    case .image(let image): body(Settled(content: .image(image), modifiers: around))
    case .localized(let words):
      for span in words.spans(under: environment, missing: missing) {
        let inside = around.isEmpty ? span.modifiers : span.modifiers + around
        switch span.content {
        case .characters(let characters): body(Settled(content: .characters(characters), modifiers: inside))
        case .text(let text):
          for piece in text.pieces { piece.settle(under: environment, inside: inside, missing: missing, body) }
        }
      }
    }
  }
}

extension TextPiece {
  func trace(_ trace: RowTrace) {
    for modifier in modifiers { modifier.trace(trace) }
    if case .characters(let characters) = content { return trace.recordText(inCase: characters) }
    guard let characters = characters(in: trace) else { return trace.giveUp() }
    trace.recordText(inCase: characters)
  }

  private func characters(in trace: RowTrace) -> String? {
    var parts = 0
    var said: String?
    func missing(_ problem: ViewProblem.Kind) {
      trace.context.graph.warnOnce(ViewProblem(problem, origin: trace.origin))
    }
    settle(under: trace.environment, missing: missing) { part in
      parts += 1
      guard part.modifiers.count == modifiers.count else { return }
      switch part.content {
      case .characters(let characters): said = characters
      case .written(let write): said = modifiers.isEmpty ? write(trace.environment) : nil
      case .image: break
      }
    }
    return parts == 1 ? said : nil
  }
}

extension TextPiece.Content: SelfComparing {
  func isSame(as other: TextPiece.Content) -> Bool {
    switch (self, other) {
    case (.characters(let first), .characters(let second)): first == second
    case (.image(let first), .image(let second)): ViewEquality.areSame(any: first, second)
    case (.localized(let first), .localized(let second)): first == second
    // The effect of a closure cannot be predicted.
    default: false
    }
  }
}
