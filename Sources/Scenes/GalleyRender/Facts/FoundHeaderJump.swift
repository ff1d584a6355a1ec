import GalleyJSON
public import GalleyScroll
import GalleySnapshot
import GalleyTemplate
import GalleyViews

/// A distance at which the rule of a header that shows jumps from one height to another.
public struct FoundHeaderJump: Hashable, Sendable {
  /// What the header is called; nil where it has no name.
  public let header: String?
  /// Where, and from which height to which.
  public let jump: HeaderJump
  public let message: String

  static func all(in layouts: [InspectedView]) -> [FoundHeaderJump] {
    var seen: Set<FoundHeaderJump> = []
    return layouts.flatMap(headers).flatMap { header in
      zip(header.jumps, HeaderWords.jumps(of: header)).map {
        FoundHeaderJump(header: header.name, jump: $0, message: $1)
      }
    }
    .filter { seen.insert($0).inserted }
  }

  private static func headers(in view: InspectedView) -> [InspectedView.Header] {
    [view.header].compactMap { $0 } + view.children.flatMap(headers)
  }

  func json(_ scene: String) -> JSONValue {
    .object([
      "scene": .string(scene), "header": header.map { .string($0) }, "distance": .number(jump.distance),
      "before": .number(jump.before), "after": .number(jump.after), "message": .string(message),
    ])
  }
}
