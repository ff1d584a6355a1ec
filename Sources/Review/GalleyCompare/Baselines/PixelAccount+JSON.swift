import GalleyDiff
import GalleyJSON

extension PixelAccount {
  var isComplete: Bool { unexplained + redrawn == 0 }

  var json: JSONValue {
    .object([
      "pixels": .integer(unexplained), "redrawn": redrawn == 0 ? nil : .integer(redrawn), "of": .integer(different),
      "areas": areas.isEmpty
        ? nil : .array(areas.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) }),
    ])
  }

  /// Reads an account. Layouts without images do not show redrawn views, so pixels that only those explain count as
  /// unexplained.
  init?(_ object: JSONValue) {
    guard let pixels = object["pixels"]?.integer, let different = object["of"]?.integer else { return nil }
    let areas = object["areas"]?.list.compactMap { area -> PixelRect? in
      let sides = area.list.compactMap(\.integer)
      return sides.count == 4 ? PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
    }
    self.init(
      different: different, unexplained: pixels + (object["redrawn"]?.integer ?? 0), areas: areas ?? [])
  }
}
