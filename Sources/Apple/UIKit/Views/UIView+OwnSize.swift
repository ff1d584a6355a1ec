import GalleyGeometry

extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? (Self.huggedAxes.contains(axis) ? .defaultHigh : .defaultLow)
  }
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }

  public func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  package func ownLength(along axis: NSLayoutConstraint.Axis) -> OwnLength {
    let length = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
    return OwnLength(
      content: length >= 0 && length.isFinite ? length : nil,
      grows: contentHuggingPriority(for: axis) < .defaultHigh,
      shrinks: contentCompressionResistancePriority(for: axis) < .defaultHigh)
  }
}

/// The intrinsic length along an axis, and whether the view may grow or shrink.
package struct OwnLength: Hashable {
  /// The intrinsic length; nil if the view has none.
  package let content: Double?
  package let grows: Bool
  package let shrinks: Bool

  /// `offered` is in points; nil means unspecified. `drawn` replaces a missing intrinsic length.
  package func length(offered: Double?, drawn: Double) -> Double {
    guard let offered else { return content ?? drawn }
    guard let content = content ?? (grows ? nil : drawn) else { return offered }
    return offered > content ? (grows ? offered : content) : (shrinks ? max(0, offered) : content)
  }
}

extension UILayoutPriority: Comparable {
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool { first.rawValue < second.rawValue }
}
