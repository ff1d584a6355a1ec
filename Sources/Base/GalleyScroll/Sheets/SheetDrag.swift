/// Splits one finger's movement between a sheet and its scrollable content. Positive translations point downwards.
public struct SheetDrag: Hashable, Sendable {
  public let sheet: DragPath
  public let content: DragPath

  /// Splits `path` for a sheet that can grow by `growth` points and content that is scrolled by `scrolled` points.
  ///
  /// A finger that moves up first makes the sheet higher and then scrolls the content. A finger that moves down first
  /// scrolls the content back to its start and then makes the sheet lower.
  ///
  /// - Parameters:
  ///   - path: The movement of the finger. Positive translations point downwards.
  ///   - growth: The distance by which the sheet can still grow, in points. Negative values count as 0.
  ///   - scrolled: The distance by which the content is scrolled from its start, in points. Negative values count as 0.
  public init(_ path: DragPath, growth: Double, scrolled: Double) {
    var (growth, scrolled) = (growth, scrolled)
    var (sheet, content) = (Way(), Way())
    for (before, after) in zip(path.samples, path.samples.dropFirst()) {
      let way = after.translation - before.translation
      let space = max(way < 0 ? growth : scrolled, 0)
      let first = min(abs(way), space) * (way < 0 ? -1 : 1)
      if first != 0, first != way {
        let time = before.time + (after.time - before.time) * first / way
        sheet.move(by: way < 0 ? first : 0, at: time)
        content.move(by: way < 0 ? 0 : first, at: time)
        sheet.move(by: way < 0 ? 0 : way - first, at: after.time)
        content.move(by: way < 0 ? way - first : 0, at: after.time)
      } else {
        // The whole distance goes to one of the two: to the first if it can move, otherwise to the second.
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
