import GalleyDiff
import GalleyJSON
import GalleyMessages

/// Masks that match nothing in one shard, but may match something in another.
struct IdleMasks: Hashable, Sendable {
  var ids: [String] = []
  var rects: [PixelRect] = []

  static func problems(of parts: [IdleMasks]) -> [Diagnostic] {
    guard let first = parts.first else { return [] }
    let ids = first.ids.filter { id in parts.allSatisfy { $0.ids.contains(id) } }
    let rects = first.rects.filter { rect in parts.allSatisfy { $0.rects.contains(rect) } }
    return ids.map { Diagnostic(unknownMaskID: $0, suggestion: nil) } + rects.map { Diagnostic(maskOutside: $0) }
  }
}

extension IdleMasks {
  var json: JSONValue? {
    guard !ids.isEmpty || !rects.isEmpty else { return nil }
    return .object([
      "ids": ids.isEmpty ? nil : .strings(ids),
      "rects": rects.isEmpty
        ? nil : .array(rects.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) }),
    ])
  }

  init(_ object: JSONValue) {
    ids = object["ids"]?.list.compactMap(\.string) ?? []
    rects = (object["rects"]?.list ?? []).compactMap { rect in
      let numbers = rect.list.compactMap { $0.number.flatMap { Int(exactly: $0) } }
      return numbers.count == 4 ? PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
  }
}
