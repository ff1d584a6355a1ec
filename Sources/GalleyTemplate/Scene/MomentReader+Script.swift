import GalleyScroll
import GalleyViews

extension MomentReader {
  /// The script of a section; where there is none, a look at the first scroller.
  mutating func script(_ record: SceneRecord?) -> Script {
    guard let record else {
      let nameless = scrollers.hasNameless ? Scene.namelessScroller : nil
      return (scrollers.first ?? nameless).map(Script.look) ?? [.hold(1)]
    }
    let place = record.place("steps")
    let lines = record.list("steps").compactMap { line($0, at: place) }
    return Script(lines, framesPerSecond: record.number("fps") ?? 60)
  }

  private mutating func line(_ value: SceneValue, at place: SourcePlace?) -> Script.Line? {
    guard case .record(let record) = value, let entry = record.entries.first else {
      return Script.Line(.settle(), origin: place.flatMap { ViewOrigin($0) })
    }
    return step(entry).map { Script.Line($0, origin: ViewOrigin(entry.place)) }
  }

  private mutating func step(_ entry: SceneRecord.Entry) -> ScriptStep? {
    Grammar.step(entry.key)?.read(&self, entry.value, entry.place)
  }

  /// The scroller that a step is for.
  mutating func scroller(_ given: RecordValues, at place: SourcePlace) -> String? {
    if let name = try? given[.scroller] {
      checkScroller(name, at: given.place(of: .scroller) ?? place)
      return name
    }
    // A view with mistakes has told them already.
    if scrollers.first == nil, !scrollers.isOpen { report(.moment(.noScroller), at: place) }
    return scrollers.first
  }
}

extension ViewOrigin {
  /// A place of a scene file; nil where the place is no line.
  package init?(_ place: SourcePlace) {
    guard let line = place.line, let column = place.column else { return nil }
    self.init(file: place.file, line: line, column: column, length: place.length)
  }
}
