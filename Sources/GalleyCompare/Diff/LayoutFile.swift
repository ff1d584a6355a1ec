import GalleyDiagnostics
import GalleyDiff
import GalleyGeometry
import GalleyRender
import GalleyTemplate

/// The layouts that a file of layout JSON holds, by the names of their pictures.
struct LayoutFile {
  /// The pictures in order: the state, and the values of the variant.
  let pictures: [(name: String, layout: LayoutFacts)]

  /// A file that holds no layouts, in words.
  struct Fault: Error {
    let diagnostic: Diagnostic
  }

  /// The layouts in `bytes`, the file at `path`.
  init(_ bytes: [UInt8], path: String) throws(Fault) {
    let value: JSONValue
    do { value = try JSONText.value(bytes) } catch {
      throw Fault(diagnostic: Diagnostic(damagedLayout: path, at: "byte \(error.offset)"))
    }
    guard case .string("galley-layout/1")? = value["schema"], case .array(let list)? = value["pictures"] else {
      throw Fault(diagnostic: Diagnostic(damagedLayout: path, at: "its list of pictures"))
    }
    var pictures: [(name: String, layout: LayoutFacts)] = []
    for (index, picture) in list.enumerated() {
      guard let layout = LayoutFacts(picture, LayoutEvidence(picture)) else {
        throw Fault(diagnostic: Diagnostic(damagedLayout: path, at: "picture \(index)"))
      }
      pictures.append((Self.name(of: picture), layout))
    }
    self.pictures = pictures
  }

  /// "top, dynamicType xxLarge".
  private static func name(of picture: JSONValue) -> String {
    var parts = [picture["state"]?.string ?? ""]
    if case .object(let labels)? = picture["variant"] {
      parts += labels.map { "\($0.name) \($0.value.string ?? "")" }
    }
    return parts.joined(separator: ", ")
  }
}

extension LayoutFacts {
  /// The layout that a picture of a file tells of; nil where it lacks its size or its views.
  fileprivate init?(_ picture: JSONValue, _ evidence: LayoutEvidence) {
    guard let size = picture["size"]?.size, let view = picture["view"].flatMap({ ViewFacts($0, evidence) }) else {
      return nil
    }
    self.init(
      size: size, scale: picture["scale"]?.number ?? 1, attributes: picture["attributes"]?.attributes, view: view)
  }
}

extension ViewFacts {
  /// The view that an object tells of; nil where it, or one inside, lacks its kind or frame.
  fileprivate init?(_ object: JSONValue, _ evidence: LayoutEvidence) {
    guard let kind = object["kind"]?.string, let frame = object["frame"]?.rect else { return nil }
    var children: [ViewFacts] = []
    for child in object["children"]?.list ?? [] {
      guard let view = ViewFacts(child, evidence) else { return nil }
      children.append(view)
    }
    self.init(
      kind: kind, id: object["id"]?.string, row: object["row"]?.number.flatMap { Int(exactly: $0) }, frame: frame,
      lines: object["lines"]?.list.compactMap(\.string) ?? [], isTruncated: object["truncated"] == .bool(true),
      words: object["words"]?.string, styles: TextStyle.all(object["style"]),
      attributes: (object["attributes"]?.attributes ?? [:]).merging(Self.header(object["header"])) { $1 },
      fit: object["fit"].flatMap { Fit($0, evidence.agreement(of: object)) },
      column: object["syncWidth"].flatMap { Column($0, evidence) },
      scroll: object["scroll"].flatMap(Scroll.init),
      rowCount: object["rows"]?["count"]?.number.flatMap { Int(exactly: $0) },
      builtRows: object["rows"]?["built"]?.list.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? [],
      children: children)
  }
}

extension ViewFacts {
  /// What an object tells that a header was given.
  private static func header(_ object: JSONValue?) -> [String: String] {
    guard let resting = object?["resting"]?.number, let minimum = object?["minimum"]?.number else { return [:] }
    return header(object?["name"]?.string, resting, minimum)
  }
}

extension ViewFacts.Fit {
  fileprivate init?(_ object: JSONValue, _ agreement: ViewFacts.Agreement?) {
    guard let chosen = object["chosen"]?.number.flatMap({ Int(exactly: $0) }) else { return nil }
    let offered = object["offered"]?.list ?? []
    self.init(
      chosen: chosen, ideals: object["ideals"]?.list.compactMap(\.size) ?? [], offeredWidth: offered.first?.number,
      offeredHeight: offered.count > 1 ? offered[1].number : nil, agreement: agreement)
  }
}

extension ViewFacts.Column {
  fileprivate init?(_ object: JSONValue, _ evidence: LayoutEvidence) {
    guard let key = object["key"]?.string, let width = object["width"]?.number else { return nil }
    self.init(key: key, width: width, widest: evidence.widest(of: key))
  }
}

extension ViewFacts.Scroll {
  fileprivate init?(_ object: JSONValue) {
    guard let offset = object["offset"]?.size, let window = object["viewport"]?.rect else { return nil }
    self.init(offset: Point(x: offset.width, y: offset.height), window: window)
  }
}
