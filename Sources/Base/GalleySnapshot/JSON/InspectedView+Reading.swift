import GalleyGeometry
import GalleyJSON

extension InspectedView {
  init?(_ object: JSONValue) {
    guard let kind = object["kind"]?.string, let frame = object["frame"]?.rect else { return nil }
    var children: [InspectedView] = []
    for child in object["children"]?.list ?? [] {
      guard let view = InspectedView(child) else { return nil }
      children.append(view)
    }
    self.init(kind: kind, frame: frame, children: children)
    id = object["id"]?.string
    row = object["row"]?.integer
    role = object["role"]?.string.flatMap(RowRole.init)
    target = object["target"]?.rect
    readText(object)
    attributes = object["attributes"]?.texts ?? [:]
    control = object["control"].flatMap { Control($0) }
    fit = object["fit"].flatMap { Fit($0) }
    syncWidth = object["syncWidth"].flatMap { SyncWidth($0) }
    scroll = object["scroll"].flatMap { Scroll($0) }
    header = object["header"].flatMap { Header($0) }
    rows = object["rows"].flatMap { Rows($0) }
    height = object["height"].map { HeightCause($0) }
    isTappable = object["tappable"] == .bool(true)
    origin = object["source"]?.string.flatMap { ViewSource($0) }
    for (name, place) in object["sources"]?.texts ?? [:] {
      if let aspect = StyleAspect(rawValue: name), let place = ViewSource(place) { styleOrigins[aspect] = place }
    }
  }

  private mutating func readText(_ object: JSONValue) {
    baseline = object["baseline"]?.number
    lines = object["lines"]?.list.compactMap(\.string) ?? []
    isTruncated = object["truncated"] == .bool(true)
    words = object["words"]?.string
    cut = object["cut"].flatMap { Cut($0) }
    styles = TextStyle.all(object["style"])
  }
}

extension InspectedView.Control {
  fileprivate init?(_ value: JSONValue) {
    if let kind = value.string {
      self.init(kind: kind)
      return
    }
    var arguments = value.texts
    guard let kind = arguments.removeValue(forKey: "kind") else { return nil }
    self.init(kind: kind, arguments: arguments)
  }
}

extension InspectedView.TextStyle {
  static func all(_ value: JSONValue?) -> [InspectedView.TextStyle] {
    let texts = value?.string.map { [$0] } ?? value?.list.compactMap(\.string) ?? []
    let styles = texts.compactMap { InspectedView.TextStyle($0) }
    return styles.count == texts.count ? styles : []
  }
}

extension InspectedView.Cut {
  fileprivate init?(_ object: JSONValue) {
    guard let words = object["words"]?.string, let needed = object["needed"]?.number else { return nil }
    self.init(
      words: words, needed: needed, offered: object["offered"]?.number, lines: object["lines"]?.integer ?? 0,
      shownLines: object["shownLines"]?.integer ?? 0)
  }
}

extension InspectedView.Fit {
  fileprivate init?(_ object: JSONValue) {
    guard let chosen = object["chosen"]?.integer else { return nil }
    let offered = (object["offered"]?.list ?? []).map { value in
      value.string == JSONValue.infinity ? .infinity : value.number
    }
    self.init(
      chosen: chosen, ideals: object["ideals"]?.list.compactMap(\.size) ?? [],
      offered: ProposedViewSize(width: offered.first ?? nil, height: offered.count > 1 ? offered[1] : nil),
      isUniform: object["uniform"] == .bool(true), decision: object["decision"]?.integer)
  }
}

extension InspectedView.SyncWidth {
  fileprivate init?(_ object: JSONValue) {
    guard let key = object["key"]?.string, let width = object["width"]?.number else { return nil }
    self.init(
      key: key, mode: object["mode"].flatMap { SharedWidthMode($0) } ?? .exact, width: width,
      ideal: object["ideal"]?.number ?? 0)
  }
}

extension SharedWidthMode {
  init?(_ value: JSONValue) {
    if let maximum = value["capped"]?.number {
      self = .capped(maximum: maximum)
    } else if let share = value["percentile"]?.number {
      self = .percentile(share)
    } else if value == "exact" {
      self = .exact
    } else if value == "growing" {
      self = .growing
    } else {
      return nil
    }
  }
}

extension InspectedView.Scroll {
  fileprivate init?(_ object: JSONValue) {
    guard let offset = object["offset"]?.point, let viewport = object["viewport"]?.rect else { return nil }
    let words = object["axes"]?.list.compactMap(\.string) ?? []
    let axes = [Axis.horizontal, .vertical].filter { words.contains($0.word) }
    self.init(
      offset: offset, requested: object["requested"]?.point, limit: object["limit"]?.point ?? .zero,
      axes: axes.reduce(into: []) { $0.insert(Axis.Set($1)) }, contentSize: object["contentSize"]?.size ?? .zero,
      viewport: viewport)
  }
}

extension InspectedView.Rows {
  fileprivate init?(_ object: JSONValue) {
    guard let count = object["count"]?.integer else { return nil }
    self.init(
      count: count, built: object["built"]?.list.compactMap(\.integer) ?? [], visible: object["visible"]?.integer ?? 0,
      marks: object["sections"]?.list.compactMap(\.number) ?? [])
  }
}

extension HeightCause {
  fileprivate init(_ object: JSONValue) {
    self.init(parts: (object["parts"]?.list ?? []).compactMap { Part($0) }, rest: object["rest"]?.number ?? 0)
  }
}

extension HeightCause.Part {
  fileprivate init?(_ object: JSONValue) {
    guard let height = object["height"]?.number else { return nil }
    if let text = object["text"]?.string {
      self.init(kind: .text(text, lines: object["lines"]?.integer ?? 0), height: height)
    } else if let rows = object["rows"]?.integer {
      let (headers, footers) = (object["headers"]?.integer ?? 0, object["footers"]?.integer ?? 0)
      self.init(kind: .rows(rows, headers: headers, footers: footers), height: height)
    } else if let view = object["view"]?.string {
      self.init(kind: .view(view), height: height)
    } else if object["frame"] == .bool(true) {
      self.init(kind: .frame, height: height)
    } else {
      return nil
    }
  }
}
