public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in dimensions: ViewDimensions) -> Double
}

public struct AlignmentKey: Hashable, Sendable {
  public let id: any AlignmentID.Type
  public let axis: Axis

  public init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  public static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
