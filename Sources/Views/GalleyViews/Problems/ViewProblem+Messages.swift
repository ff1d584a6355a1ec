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
        "no string catalogue has the key '\(key)' in '\(locale)' or in the source language",
        help:
          "the view shows the key: add it to a catalogue, or write Text(verbatim:) for text that needs no translation")
    case .systemWords(let language):
      return Words(
        "buttons and fields have no system labels in the language '\(language)', so they show English ones",
        help: "set labels, or choose one of the languages that the article on differences lists")
    case .scrollTarget(let scroller, let target):
      return Words("the scroll view '\(scroller)' contains no view with the id '\(target)'")
    case .scroller(ScriptStep.firstScroller, _): return Words("no scroll view is visible")
    case .scroller(let name, let known):
      return Words("no ScrollView has the id '\(name)'", help: Words.suggestion(nil, known: known, noun: "ids"))
    case .length(let name): return Words("'\(name)' is not a finite length")
    case .cycle(let binding, let path, let old, let new): return Self.cycle(binding, path, "\(old)", "\(new)")
    case .unsettled(let passes):
      return Words(
        "the views still change after \(CountedNoun.text(passes, "pass", plural: "passes")) of one frame",
        help: "a view writes a new value whenever it is displayed: look for a body or an action that always writes")
    case .nothingToTap(let name):
      return Words(
        "no visible view with the id or text '\(name)' can be tapped", help: "a disabled button cannot be tapped")
    case .nothingToTapAt(let x, let y):
      return Words(
        "no view at [\(Words.number(x)), \(Words.number(y))] can be tapped",
        help: "coordinates are points from the upper left corner of the screen at this step")
    case .nothingToTouch(let name):
      return Words(
        "no visible view with the id or text '\(name)' reacts to this gesture",
        help: "only rows with swipeActions can be swiped, and only views with a contextMenu can be pressed")
    case .nothingToType(let name):
      return Words(
        name.map { "no visible text field with the id or label '\($0)' can be edited" }
          ?? "no visible text field can be edited", help: "a disabled field cannot be edited")
    case .unpullable(let name, let edge):
      return Words(
        "'\(name)' cannot be pulled beyond its \(edge) edge",
        help: "it must scroll in this direction and bounce (scrollBounce, scrollBounceBehavior)")
    case .pulledTooFar(let name, let distance, let extent):
      return Words(
        "'\(name)' cannot be pulled by \(Words.number(distance)) points, because its visible length is "
          + Words.number(extent), help: "a pull always keeps some content visible: use a smaller distance")
    case .outOfReach(let name, let offset, let lower, let upper, let extent):
      return Self.outOfReach(
        name, offset: Words.number(offset), from: Words.number(lower), to: Words.number(upper),
        window: Words.number(extent))
    case .endless:
      return Words("a movement never ends, so the scene cannot settle", help: "use 'hold' with a time instead")
    case .tooManyRows(let count, let limit):
      return Words(
        "this would build \(Words.count(count, "row")) at once; the limit is \(Words.count(limit, "row"))",
        help: "put the ForEach into a List or a LazyVStack, which build only visible rows")
    case .task(let problem): return problem.words
    case .unseenTarget(let name): return Words("no view with the id '\(name)' is visible")
    case .duplicateID(let id, let path):
      return Words(
        "two elements of a ForEach have the id '\(id)'\(path.isEmpty ? "" : " in \(path)")",
        help: "state follows the id: give every element a unique id")
    }
  }

  private static func cycle(_ binding: String, _ path: String, _ old: String, _ new: String) -> Words {
    Words(
      "\(binding) tried to update multiple times per frame",
      help: "in \(path) it changed from \(old) to \(new) and on: the action must not write a value that it observes, "
        + "or must write only if the value differs")
  }

  private static func outOfReach(
    _ name: String, offset: String, from lower: String, to upper: String, window: String
  ) -> Words {
    Words(
      "'\(name)' shows no content at an offset of \(offset): its range is \(lower) to \(upper)",
      help: "stay within \(window) points of an end, or write 'clamp: true'")
  }
}

extension ImageFailure {
  package func words(_ name: String) -> Words {
    switch error {
    case let inner as ImageFailure: inner.words(name)
    case let fault as any FileFault: fault.words(name)
    default: Words("cannot read the image '\(name)'")
    }
  }
}

extension ViewOrigin {
  package init?(_ place: SourcePlace) {
    guard let line = place.line, let column = place.column else { return nil }
    self.init(file: place.file, line: line, column: column, length: place.length)
  }
}
