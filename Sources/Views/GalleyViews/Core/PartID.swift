/// The identity of a part of a control, such as a day of a calendar: a view that the author named alike goes before it.
package struct PartID: Hashable, CustomStringConvertible {
  /// What the part is called, for taps and inspection.
  package let name: String

  /// The identity of the part called `name`.
  package init(_ name: String) { self.name = name }

  /// The name alone.
  package var description: String { name }
}
