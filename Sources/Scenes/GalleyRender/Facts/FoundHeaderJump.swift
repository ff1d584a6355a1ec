import GalleyJSON
package import GalleyScroll
import GalleySnapshot
import GalleyTemplate
import GalleyViews

package struct FoundHeaderJump: Hashable, Sendable {
  package let header: String?
  package let jump: HeaderJump
  package let message: String

  static func all(in layouts: [InspectedView]) -> [FoundHeaderJump] {
    var seen: Set<FoundHeaderJump> = []
    return layouts.flatMap(headers).flatMap { header in
      zip(header.jumps, HeaderMessages.jumps(of: header)).map {
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
