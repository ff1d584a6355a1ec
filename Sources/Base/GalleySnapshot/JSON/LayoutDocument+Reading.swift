import GalleyJSON

extension LayoutDocument {
  public enum Fault: Error, Hashable, Sendable {
    case json(offset: Int)
    case format
    case version(String)
    case pictures
    /// The layout with this index, from 0, has no size or views, or one of its views has no kind or frame.
    case picture(Int)
  }

  /// Reads layout JSON of version 2 or 1.
  public init(_ bytes: [UInt8]) throws(Fault) {
    let value: JSONValue
    do { value = try JSONParser.value(bytes) } catch { throw .json(offset: error.offset) }
    guard let schema = value["schema"]?.string, schema.hasPrefix(Self.format) else { throw .format }
    let version = String(schema.dropFirst(Self.format.count))
    guard ["1", "2"].contains(version) else { throw .version(version) }
    guard case .array(let list)? = value["pictures"] else { throw .pictures }
    var pictures: [LayoutSnapshot] = []
    for (index, picture) in list.enumerated() {
      let current = version == "1" ? LayoutUpgrade(of: picture, isRecord: value["baseline"] != nil).picture : picture
      guard let snapshot = LayoutSnapshot(current) else { throw .picture(index) }
      pictures.append(snapshot)
    }
    self.init(scene: value["scene"]?.string, pictures: pictures)
    baseline = value["baseline"]
  }

  /// Returns the shared sizes, which are called `agreements` in version 1 and in the first documents of version 2.
  static func sharedSizes(of picture: JSONValue) -> JSONValue? { picture["sharedSizes"] ?? picture["agreements"] }
}

extension LayoutSnapshot {
  fileprivate init?(_ picture: JSONValue) {
    guard let size = picture["size"]?.size, let view = picture["view"].flatMap({ InspectedView($0) }) else {
      return nil
    }
    self.init(
      state: picture["state"]?.string ?? "",
      variant: (picture["variant"]?.members ?? []).map { Label(axis: $0.name, value: $0.value.string ?? "") },
      size: size,
      scale: picture["scale"]?.number ?? 1, attributes: picture["attributes"]?.texts,
      detail: picture["detail"]?.string.flatMap(Detail.init) ?? .full, view: view,
      sharedSizes: (LayoutDocument.sharedSizes(of: picture)?.list ?? []).map { InspectedSharedSize($0) })
  }
}
