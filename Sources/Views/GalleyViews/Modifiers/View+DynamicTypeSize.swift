public import GalleyText

extension View {
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the Dynamic Type size in `range`: `.small ... .accessibility1`, or `...DynamicTypeSize.xxLarge`.
  ///
  /// What the views around say is taken where it lies in the range, and the nearest size of the range elsewhere. A
  /// range without any size changes nothing.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return EnvironmentView(content: self, inputs: sizes) { environment in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
    }
  }
}
