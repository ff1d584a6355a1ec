/// What a row has around its content, in numbers that hang on nothing that the content says.
package struct RowFrame {
  package let content: Int
  /// How much less than the row the content is offered, in points.
  package let sides: Double
  /// The row's height around content of a height, both in points.
  package let height: (Double) -> Double

  package init(content: Int, sides: Double, height: @escaping (Double) -> Double) {
    (self.content, self.sides, self.height) = (content, sides, height)
  }
}

/// The rule of a row that offers its content its own width but for its sides, is as wide as it is offered, and as high
/// as its content makes it.
package protocol FramedRowRule: LayoutRule {
  /// What the row has around its content; only the content among `children` may change.
  func frame(of children: [LayoutNode]) -> RowFrame

  /// The children whose sizes ``frame(of:)`` goes by.
  func decisiveChildren(_ children: [LayoutNode]) -> [LayoutNode]
}
