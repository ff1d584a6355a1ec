public import GalleyText

extension View {
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// An empty range has no effect.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return EnvironmentView(content: self, inputs: sizes) { environment in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
    }
  }
}
