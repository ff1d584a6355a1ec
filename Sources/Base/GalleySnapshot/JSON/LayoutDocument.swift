import GalleyGeometry
package import GalleyJSON

/// The layouts that one file of layout JSON holds.
///
/// It is written as `galley-layout/2`, and read as that or as version 1.
public struct LayoutDocument: Hashable, Sendable {
  /// The scene's name; nil where that is not told.
  public var scene: String?
  /// The layouts in order.
  public var pictures: [LayoutSnapshot]
  /// What the record of a baseline tells besides its layouts; nil for any other document.
  package var baseline: JSONValue?

  public init(scene: String? = nil, pictures: [LayoutSnapshot]) {
    self.scene = scene
    self.pictures = pictures
  }

  package static let format = "galley-layout/"

  package static let schema = format + "2"

  public var text: String { json.text }

  package var json: JSONValue {
    .object([
      "schema": .string(Self.schema), "baseline": baseline, "scene": scene.map { .string($0) },
      "pictures": .array(pictures.map { $0.json }),
    ])
  }
}

extension LayoutSnapshot {
  fileprivate var json: JSONValue {
    .object([
      "state": .string(state),
      "variant": variant.isEmpty
        ? nil : .object(variant.map { JSONValue.Member(name: $0.axis, value: .string($0.value)) }),
      "size": .pair(size.width, size.height), "scale": .number(scale),
      "detail": detail == .full ? nil : .string(detail.rawValue),
      "attributes": attributes.map { $0.isEmpty ? .object([]) : .texts($0) } ?? nil,
      "sharedSizes": sharedSizes.isEmpty ? nil : .array(sharedSizes.map { $0.json }), "view": view.json(detail),
    ])
  }
}
