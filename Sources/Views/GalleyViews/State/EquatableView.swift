public struct EquatableView<Content: View & Equatable>: View, UnnamedView {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: SelfComparing {
  func isSame(as other: EquatableView) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
