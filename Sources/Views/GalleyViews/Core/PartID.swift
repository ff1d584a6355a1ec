/// The identity of a part of a control, such as a day of a calendar: a view that the author named alike goes before it.
package struct PartID: Hashable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }
}
