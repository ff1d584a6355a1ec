/// A type that names an alignment guide and gives its place in views that say nothing of their own.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view of these dimensions, in points from its top-left corner.
  static func defaultValue(in dimensions: ViewDimensions) -> Double
}

/// The identity of an alignment guide: its type and its axis.
public struct AlignmentKey: Hashable, Sendable {
  public let id: any AlignmentID.Type
  public let axis: Axis

  public init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  /// Whether both name the same guide on the same axis.
  public static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
