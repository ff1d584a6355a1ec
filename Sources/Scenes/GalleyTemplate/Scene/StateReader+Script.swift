package import GalleyMessages
import GalleyScroll
import GalleyTables
import GalleyViews

extension StateReader {
  /// Reads the script. The default script scrolls through the first scroll view.
  mutating func script(_ section: TypedRecord<ScriptKeys>?) -> Script {
    guard let section else {
      let nameless = scrollers.hasNameless ? Scene.namelessScroller : nil
      return (scrollers.first ?? nameless).map(Script.look) ?? [.hold(1)]
    }
    let place = section.place(\.steps.key)
    let lines = (section[\.steps] ?? []).compactMap { line($0, at: place) }
    return Script(lines, framesPerSecond: section[\.framesPerSecond] ?? 60)
  }

  mutating func line(_ written: WrittenStep, at place: SourcePlace?) -> Script.Line? {
    switch written {
    case .settle: Script.Line(.settle(), origin: place.flatMap { ViewOrigin($0) })
    case .step(let definition, let value, let place):
      definition.read(&self, value, place).map { Script.Line($0, origin: ViewOrigin(place)) }
    }
  }

  package mutating func scroller(_ given: RecordValues, at place: SourcePlace) -> String? {
    if let name = try? given[.scroller] {
      checkScroller(name, at: given.place(of: .scroller) ?? place)
      return name
    }
    // If the view has errors, they may be the only reason why the scroll view is missing.
    if scrollers.first == nil, !scrollers.isOpen { report(.moment(.noScroller), at: place) }
    return scrollers.first ?? (scrollers.isOpen ? ScriptStep.firstScroller : nil)
  }
}
