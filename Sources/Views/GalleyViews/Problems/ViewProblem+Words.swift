public import GalleyMessages
import GalleyText

extension Diagnostic {
  public init(_ problem: ViewProblem) {
    let words = problem.kind.words
    let row = problem.origin?.row.map { " (row \(Words.grouped($0)) of the data)" } ?? ""
    self.init(words.message + row, at: problem.origin.map(SourcePlace.init), help: words.help)
  }
}

extension SourcePlace {
  fileprivate init(_ origin: ViewOrigin) {
    self.init(file: origin.file, line: origin.line, column: origin.column, length: origin.length)
  }
}

extension ViewProblem.Kind {
  package var words: Words {
    switch self {
    case .text(let problem): return problem.words
    case .image(let name, let reason): return reason.words(name)
    case .symbol(let name, let failure): return failure.words(name)
    case .string(let key, let locale):
      return Words(
        "no catalogue of texts has the key '\(key)' in '\(locale)' or in the language of the source",
        help: "the key stands for its text: add it, or write Text(verbatim:) where nothing is to be translated")
    case .systemWords(let language):
      return Words(
        "buttons and fields have no words of their own in the language '\(language)': they say English ones",
        help: "give them labels, or choose one of the languages that the article on differences lists")
    case .scrollTarget(let scroller, let target):
      return Words("the scroller '\(scroller)' holds nothing called '\(target)'")
    case .scroller(let name, let known):
      return Words("no ScrollView has the id '\(name)'", help: Words.suggestion(nil, known: known, noun: "ids"))
    case .length(let name): return Words("'\(name)' is not a finite length")
    case .cycle(let binding, let path, let old, let new):
      return Self.cycle(binding, path, "\(old)", "\(new)")
    case .unsettled(let passes):
      return Words(
        "the views still change after \(CountedNoun.text(passes, "pass", plural: "passes")) of one frame",
        help: "something writes a new value each time it is shown: look for a body or an action that always writes")
    case .nothingToTap(let name):
      return Words("nothing called '\(name)' shows that could be tapped", help: "a disabled button cannot be tapped")
    case .nothingToTapAt(let x, let y):
      return Words(
        "nothing can be tapped at [\(Words.number(x)), \(Words.number(y))]",
        help: "places are points from the upper left corner of the screen, as it is at this step")
    case .nothingToTouch(let name):
      return Words(
        "nothing called '\(name)' shows that answers to this finger",
        help: "rows with swipeActions are drawn aside, views with a contextMenu are pressed")
    case .unpullable(let name, let edge):
      return Words(
        "'\(name)' cannot be pulled beyond its \(edge) edge",
        help: "it has to scroll that way, and to bounce (scrollBounce, scrollBounceBehavior)")
    case .pulledTooFar(let name, let distance, let extent):
      return Words(
        "\(Words.number(distance)) points cannot show beyond an edge of '\(name)', whose window has "
          + Words.number(extent), help: "a pull always leaves some content in sight: ask for less")
    case .outOfReach(let name, let offset, let lower, let upper, let extent):
      return Self.outOfReach(
        name, offset: Words.number(offset), from: Words.number(lower), to: Words.number(upper),
        window: Words.number(extent))
    case .endless:
      return Words("something moves for ever, and nothing can settle", help: "hold for a time instead")
    case .tooManyRows(let count, let limit):
      return Words(
        "\(Words.count(count, "row")) would be built at once, and at most \(Words.count(limit, "row")) are",
        help: "put the ForEach into a List or a LazyVStack, which build only the rows that show")
    case .task(let problem): return problem.words
    case .unseenTarget(let name): return Words("nothing called '\(name)' shows")
    case .duplicateID(let id, let path):
      return Words(
        "two elements of a ForEach have the id '\(id)'\(path.isEmpty ? "" : " in \(path)")",
        help: "state follows the id: give every element its own")
    }
  }

  private static func cycle(_ binding: String, _ path: String, _ old: String, _ new: String) -> Words {
    Words(
      "\(binding) tried to update multiple times per frame",
      help: "in \(path) it went from \(old) to \(new) and on: let the action write only what it does not follow, "
        + "or only when the value really differs")
  }

  private static func outOfReach(
    _ name: String, offset: String, from lower: String, to upper: String, window: String
  ) -> Words {
    Words(
      "nothing of '\(name)' shows at an offset of \(offset): it rests from \(lower) to \(upper)",
      help: "go less than the \(window) points of its window beyond an end, or write 'clamp: true'")
  }
}

extension ImageFailure {
  package func words(_ name: String) -> Words {
    switch error {
    case let inner as ImageFailure: inner.words(name)
    case let fault as any FileFault: fault.words(name)
    default: Words("the image '\(name)' cannot be read")
    }
  }
}

extension ViewOrigin {
  package init?(_ place: SourcePlace) {
    guard let line = place.line, let column = place.column else { return nil }
    self.init(file: place.file, line: line, column: column, length: place.length)
  }
}
