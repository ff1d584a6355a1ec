import GalleyLayout

/// Room that pushes its neighbours apart along the stack's axis.
public struct Spacer: View {
  @usableFromInline let minLength: Double?

  /// A spacer of at least `minLength` points; nil is 8.
  @inlinable
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// Adds the spacer's node.
  public func _build(into builder: inout NodeBuilder) {
    builder.add(SpacerRule(minLength: minLength, axis: builder.stackAxis), kind: "Spacer", hasZeroSpacing: true)
  }

  /// Notes the least length.
  public func _trace(_ trace: RowTrace) { trace.note(minLength) }
}
