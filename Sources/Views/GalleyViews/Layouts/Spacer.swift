import GalleyLayout

/// Room that pushes its neighbours apart along the stack's axis.
public struct Spacer: View {
  @usableFromInline let minLength: Double?

  /// A spacer of at least `minLength` points; nil is 8.
  @inlinable
  public init(minLength: Double? = nil) { self.minLength = minLength }

  public func _build(into builder: inout NodeBuilder) {
    builder.add(SpacerRule(minLength: minLength, axis: builder.stackAxis), kind: "Spacer", hasZeroSpacing: true)
  }

  @inlinable
  public func _trace(_ trace: RowTrace) { trace.note(SpacerTrace(minLength)) }
}

/// How long a spacer is, as its trace notes it: in whole words, so that equal ones have the same bytes.
@usableFromInline
struct SpacerTrace {
  @usableFromInline let hasLength: UInt
  @usableFromInline let length: UInt64

  @inlinable
  init(_ length: Double?) { (hasLength, self.length) = (length == nil ? 0 : 1, (length ?? 0).bitPattern) }
}
