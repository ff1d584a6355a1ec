import GalleyGeometry
import GalleyJSON

extension InspectedSharedSize {
  init(_ object: JSONValue) {
    self.init(
      list: object["list"].map { List($0) }, columns: (object["columns"]?.list ?? []).compactMap { Column($0) },
      fits: (object["fits"]?.list ?? []).map { Fit($0) })
  }
}

extension InspectedSharedSize.List {
  fileprivate init(_ object: JSONValue) {
    self.init(
      kind: object["kind"]?.string ?? "", id: object["id"]?.string,
      origin: object["source"]?.string.flatMap { ViewSource($0) })
  }
}

extension InspectedSharedSize.Column {
  fileprivate init?(_ object: JSONValue) {
    guard let key = object["key"]?.string else { return nil }
    self.init(
      key: key, mode: object["mode"].flatMap { SharedWidthMode($0) }, width: object["width"]?.number ?? 0,
      cells: object["cells"]?.integer ?? 0, widest: object["widest"].flatMap { InspectedSharedSize.Cell($0) },
      runnerUp: object["runnerUp"].flatMap { InspectedSharedSize.Cell($0) }, cut: object["cut"]?.integer ?? 0)
  }
}

extension InspectedSharedSize.Cell {
  fileprivate init?(_ object: JSONValue) {
    guard let width = object["width"]?.number else { return nil }
    self.init(width: width, row: object["row"]?.integer, words: object["words"]?.string ?? "")
  }
}

extension InspectedSharedSize.Fit {
  fileprivate init(_ object: JSONValue) {
    let place = object["source"]?.string.flatMap { ViewSource($0) } ?? ViewSource(file: "", line: 0, column: 0)
    self.init(
      file: place.file, line: place.line, column: place.column,
      candidates: object["candidates"]?.list.compactMap(\.string) ?? [], chosen: object["chosen"]?.integer ?? 0,
      findings: (object["findings"]?.list ?? []).compactMap { InspectedSharedSize.Finding($0) })
  }
}

extension InspectedSharedSize.Finding {
  fileprivate init?(_ object: JSONValue) {
    guard let needed = object["needed"]?.number, let offered = object["offered"]?.number else { return nil }
    self.init(
      axis: object["axis"]?.string == Axis.vertical.word ? .vertical : .horizontal, needed: needed, offered: offered,
      row: object["row"]?.integer, words: object["words"]?.string ?? "", overruns: object["overruns"]?.integer ?? 0)
  }
}
