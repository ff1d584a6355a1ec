public import GalleyGeometry

extension View {
  /// What the view is called, as it was written before iOS 15.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The view's value, as it was written before iOS 15.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// What the view does, as it was written before iOS 15.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Whether the view is left out, as it was written before iOS 15.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The view's name for tests, as it was written before iOS 15.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Traits that the view gets, as it was written before iOS 15.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Traits that the view loses, as it was written before iOS 15.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }

  /// Where the view stands among its neighbours, as it was written before iOS 15.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

extension View {
  /// Other names by which the view is spoken to, as it was written before iOS 15.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// What the view is in a selection, as it was written before iOS 15.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View {
    told("accessibility", ["selectionIdentifier": "\(selectionIdentifier)"])
  }

  /// Where a touch in the view counts, as it was written before iOS 15.
  public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
