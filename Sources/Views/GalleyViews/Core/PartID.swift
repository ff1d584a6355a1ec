/// The name of a part of a control. A view that the author gave the same name takes precedence.
package struct PartID: Hashable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }
}
