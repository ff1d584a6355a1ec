package import GalleyJSON
package import GalleyTemplate

extension Variant {
  /// The variant as JSON; `nil` if the scene has only one.
  package var json: JSONValue? {
    labels.isEmpty ? nil : .object(labels.map { JSONValue.Member(name: $0.axis, value: .string($0.value)) })
  }
}
