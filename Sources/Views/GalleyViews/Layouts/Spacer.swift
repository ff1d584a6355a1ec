import GalleyLayout

public struct Spacer: View {
  @usableFromInline let site = CallSite()
  @usableFromInline let minLength: Double?

  /// The minimum length, in points; nil means 8.
  @inlinable
  public init(minLength: Double? = nil) { self.minLength = minLength }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.add(SpacerRule(minLength: minLength, axis: builder.stackAxis), kind: "Spacer", hasZeroSpacing: true)
  }

  @inlinable
  public func _trace(_ trace: RowTrace) { trace.note(SpacerTrace(minLength)) }
}

/// Contains only whole machine words, so equal values have identical bytes.
@usableFromInline
struct SpacerTrace {
  @usableFromInline let hasLength: UInt
  @usableFromInline let length: UInt64

  @inlinable
  init(_ length: Double?) { (hasLength, self.length) = (length == nil ? 0 : 1, (length ?? 0).bitPattern) }
}
