import GalleyJSON

extension LayoutDocument {
  /// Why bytes are no layouts.
  public enum Fault: Error, Hashable, Sendable {
    case json(offset: Int)
    case format
    /// The document names a version of the format that this program does not know.
    case version(String)
    case pictures
    /// The picture with this number, from 0, lacks its size or its views, or one of these its kind or frame.
    case picture(Int)
  }

  /// The document in `bytes`, of version 2 or 1.
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

  /// What rows and views of a picture share; version 1, and the first documents of version 2, say `agreements`.
  static func sharedSizes(of picture: JSONValue) -> JSONValue? { picture["sharedSizes"] ?? picture["agreements"] }
}

extension LayoutSnapshot {
  /// The layout that a picture of a document tells of; nil where it lacks its size or its views.
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
