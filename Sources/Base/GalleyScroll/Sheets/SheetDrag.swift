/// The ways of a sheet and of the content in it under one finger: who moves first, and where the other takes over.
///
/// Translations are counted as the finger moves: down is positive, makes a sheet lower and scrolls content back.
public struct SheetDrag: Hashable, Sendable {
  public let sheet: DragPath
  public let content: DragPath

  /// The parts of `path` where the sheet can get `growth` points higher and content is scrolled by `scrolled`.
  ///
  /// A finger that goes up makes the sheet higher and then scrolls; one that goes down scrolls back to the start and
  /// then pulls the sheet down.
  public init(_ path: DragPath, growth: Double, scrolled: Double) {
    var (growth, scrolled) = (growth, scrolled)
    var (sheet, content) = (Way(), Way())
    for (before, after) in zip(path.samples, path.samples.dropFirst()) {
      let way = after.translation - before.translation
      // What the first can take of the way.
      let room = max(way < 0 ? growth : scrolled, 0)
      let first = min(abs(way), room) * (way < 0 ? -1 : 1)
      if first != 0, first != way {
        let time = before.time + (after.time - before.time) * first / way
        sheet.move(by: way < 0 ? first : 0, at: time)
        content.move(by: way < 0 ? 0 : first, at: time)
        sheet.move(by: way < 0 ? 0 : way - first, at: after.time)
        content.move(by: way < 0 ? way - first : 0, at: after.time)
      } else {
        // All of the way is one's own: the first's where it has room, else the other's.
        let isFirst = first != 0
        sheet.move(by: (way < 0) == isFirst ? way : 0, at: after.time)
        content.move(by: (way < 0) == isFirst ? 0 : way, at: after.time)
      }
      growth += way < 0 ? first : way - first
      scrolled -= way < 0 ? way - first : first
    }
    self.sheet = DragPath(sheet.samples)
    self.content = DragPath(content.samples)
  }

  private struct Way {
    private(set) var samples = [DragPath.Sample(time: 0, translation: 0)]

    mutating func move(by way: Double, at time: Double) {
      samples.append(.init(time: time, translation: (samples.last?.translation ?? 0) + way))
    }
  }
}
