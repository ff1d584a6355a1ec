import GalleyGeometry
import GalleyJSON
import GalleyScroll
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

package struct FrameRecord: Sendable {
  let index: Int?
  package let time: Double
  let mark: String?
  let scrollers: [AnimationFrame.Scroller]
  let headers: [InspectedView.Header]
  let decisions: ScreenDecisions
  /// The file of the frame; `nil` if no frame files are requested.
  var file: FrameFile?

  package init(_ frame: AnimationFrame) {
    index = frame.index
    time = frame.time
    mark = frame.mark
    scrollers = frame.scrollers
    headers = frame.headers
    decisions = frame.decisions
  }
}

package struct AnimationFacts {
  let scene: Scene
  let variant: Variant
  let framesPerSecond: Double
  let size: Size
  let duration: Double?
  let marks: [ScriptRun.Moment]
}

extension AnimationFacts {
  func framesJSON(_ frames: [FrameRecord]) -> String {
    document("galley-frames/1", frames.map(frameJSON))
  }

  func timelineJSON(_ frames: [FrameRecord]) -> String {
    document("galley-timeline/1", frames.map(momentJSON))
  }

  private func document(_ schema: String, _ frames: [JSONValue]) -> String {
    JSONValue.object([
      "schema": .string(schema), "scene": .string(scene.name), "variant": variant.json,
      "size": .array([.number(size.width), .number(size.height)]), "scale": .number(variant.canvas.scale),
      "framesPerSecond": .number(framesPerSecond), "duration": duration.map { .number(Self.rounded($0)) },
      "marks": .array(marks.map { .object(["name": .string($0.name), "time": .number(Self.rounded($0.time))]) }),
      "frames": .array(frames),
    ]).text + "\n"
  }

  private func frameJSON(_ frame: FrameRecord) -> JSONValue {
    .object([
      "index": frame.index.map { .number(Double($0)) }, "file": frame.file.map { .string($0.name) },
      "time": .number(Self.rounded(frame.time)), "delay": .number(Self.rounded(1 / framesPerSecond)),
      "mark": frame.mark.map { .string($0) }, "sha256": frame.file.map { .string($0.digest) },
      "look": frame.file.map { .string($0.appearance) },
      "scroll": .object(frame.scrollers.map { .init(name: $0.name, value: Self.pair($0.distance)) }),
    ])
  }

  private func momentJSON(_ frame: FrameRecord) -> JSONValue {
    .object([
      "index": frame.index.map { .number(Double($0)) }, "time": .number(Self.rounded(frame.time)),
      "mark": frame.mark.map { .string($0) },
      "scrollers": .object(frame.scrollers.map { .init(name: $0.name, value: Self.json($0)) }),
      "headers": frame.headersJSON, "widths": frame.decisions.widthsJSON, "fits": frame.decisions.fitsJSON,
    ])
  }

  private static func json(_ scroller: AnimationFrame.Scroller) -> JSONValue {
    .object([
      "offset": pair(scroller.distance), "velocity": pair(scroller.velocity), "phase": .string(scroller.phase.rawValue),
      "rows": scroller.rows.map { .array([.number(Double($0.lowerBound)), .number(Double($0.upperBound))]) },
      "rowsBuilt": scroller.rowsBuilt.map { .number(Double($0)) },
    ])
  }

  func csv(_ frames: [FrameRecord]) -> String {
    var decided: [String] = []
    for cell in frames.flatMap(\.cells) where !decided.contains(cell.name) { decided.append(cell.name) }
    let head =
      "frame,time,mark,scroller,x,y,velocityX,velocityY,phase,firstRow,lastRow,rowsBuilt"
      + decided.map { "," + Self.cell($0) }.joined()
    let lines = frames.flatMap { frame in
      let values = Dictionary(frame.cells.map { ($0.name, Self.text($0.value)) }) { first, _ in first }
      return frame.scrollers.map { scroller in
        let numbers = [scroller.distance.x, scroller.distance.y, scroller.velocity.x, scroller.velocity.y]
        let cells =
          [frame.index.map(String.init) ?? "", Self.text(frame.time), Self.cell(frame.mark ?? "")]
          + [Self.cell(scroller.name)] + numbers.map(Self.text) + [scroller.phase.rawValue]
          + [scroller.rows?.lowerBound, scroller.rows?.upperBound, scroller.rowsBuilt].map { $0.map(String.init) ?? "" }
          + decided.map { values[$0] ?? "" }
        return cells.joined(separator: ",")
      }
    }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// Rounds to six decimals. Smaller differences are invisible and vary between machines.
  package static func rounded(_ number: Double) -> Double {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  private static func text(_ number: Double) -> String { JSONValue.number(rounded(number)).text }

  private static func pair(_ point: Point) -> JSONValue {
    .array([.number(rounded(point.x)), .number(rounded(point.y))])
  }
}
