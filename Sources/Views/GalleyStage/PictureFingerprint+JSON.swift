package import GalleyJSON

extension PictureFingerprint {
  package var json: JSONValue {
    .object([
      "versions": .object(versions.map { JSONValue.Member(name: $0.name, value: .string($0.value)) }),
      "fonts": .object(fonts.map { JSONValue.Member(name: $0.name, value: .string($0.value)) }),
    ])
  }

  package init?(_ object: JSONValue) {
    guard let versions = object["versions"]?.members, let fonts = object["fonts"]?.members else { return nil }
    self.init(versions: Self.entries(versions), fonts: Self.entries(fonts))
  }

  private static func entries(_ members: [JSONValue.Member]) -> [Entry] {
    members.map { Entry(name: $0.name, value: $0.value.string ?? "") }
  }

  /// The values to assume for older records, which do not contain these entries.
  private static let former = [FontDigests.metrics: "font files"]

  package func differences(from old: PictureFingerprint) -> [String] {
    let before = Dictionary(old.versions.map { ($0.name, $0.value) }) { first, _ in first }
    let changed = versions.compactMap { entry -> String? in
      guard let value = before[entry.name] ?? Self.former[entry.name], value != entry.value else { return nil }
      return "\(entry.name) \(value) there, \(entry.value) here"
    }
    let files = Dictionary(old.fonts.map { ($0.name, $0.value) }) { first, _ in first }
    let fonts = fonts.compactMap { entry -> String? in
      guard let value = files[entry.name], value != entry.value else { return nil }
      return "\(entry.name) is a different file here"
    }
    return changed + fonts
  }
}
