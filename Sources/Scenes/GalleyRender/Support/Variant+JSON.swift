package import GalleyJSON
package import GalleyTemplate

extension Variant {
  /// The values of the axes that vary; nil where none does.
  package var json: JSONValue? {
    labels.isEmpty ? nil : .object(labels.map { JSONValue.Member(name: $0.axis, value: .string($0.value)) })
  }
}
