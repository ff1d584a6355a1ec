import GalleyMessages
import GalleyScroll
import GalleyTables
import GalleyViews

extension StepDefinition {
  static let waiting: [StepDefinition] = [
    StepDefinition("hold", "Waits for a duration; movements continue.", .number(.time)) { _, time, _ in .hold(time) },
    StepDefinition(
      "settle", "Waits until nothing moves, for at most this duration.",
      .oneOf(
        .number(.time),
        .record("settle", "Waits until nothing moves.") { fields in
          let atMost = fields.optional("atMost", .number(.time), "Maximum wait (default: 10s).", default: 10)
          return { given in try given[atMost] }
        })
    ) { _, time, _ in .settle(atMost: time) },
    StepDefinition("mark", "Names this moment of the animation.", .text("a name")) { _, name, _ in .mark(name) },
    StepDefinition(
      "screenshot", "Draws this moment to a separate file whose name ends in this text.", .text("a name")
    ) { reader, name, place in reader.screenshot(name, at: place) },
  ]
}

extension StateReader {
  /// Reads a screenshot. `name` becomes the end of the file name, so it must be unique.
  fileprivate mutating func screenshot(_ name: String, at place: SourcePlace) -> ScriptStep {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0.value != 0x7F }
    if name.isEmpty || name.hasPrefix(".") || !isPlain || ["filmstrip", "plot"].contains(name) {
      report(.name(.badFileName(name)), at: place)
    } else if !screenshots.insert(name).inserted {
      report(.name(.duplicateName(name, noun: "screenshots")), at: place)
    }
    return .screenshot(name)
  }
}
