import GalleyGeometry
package import GalleyJSON

/// The content of a layout JSON file.
///
/// It is written as `galley-layout/2`. Versions 1 and 2 can be read.
///
/// ```swift
/// let document = try LayoutDocument(bytes)
/// let frame = document.pictures[0].view["title"]?.frame
/// ```
public struct LayoutDocument: Hashable, Sendable {
  public var scene: String?
  public var pictures: [LayoutSnapshot]
  package var baseline: JSONValue?

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene; nil (the default) if it is not recorded.
  ///   - pictures: The layouts of the states and variants, in scene order.
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
