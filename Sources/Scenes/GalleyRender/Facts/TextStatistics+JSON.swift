import GalleyJSON
import GalleyText

extension TextStatistics {
  var json: JSONValue {
    .object(["layouts": Self.json(layouts), "widths": Self.json(widths), "tables": Self.json(tables)])
  }

  private static func json(_ cache: CacheFigures) -> JSONValue {
    .object([
      "hits": .number(Double(cache.hits)), "misses": .number(Double(cache.misses)),
      "bytes": .number(Double(cache.bytes)), "budget": .number(Double(cache.budget)),
    ])
  }
}
