/// The frame of a row, which does not depend on the row's content.
package struct RowFrame {
  package let content: Int
  package let sides: Double
  package let height: (Double) -> Double

  package init(content: Int, sides: Double, height: @escaping (Double) -> Double) {
    (self.content, self.sides, self.height) = (content, sides, height)
  }
}

/// A row that takes the proposed width. Its content is proposed that width minus the sides, and the content determines
/// the height of the row.
package protocol FramedRowRule: LayoutRule {
  /// The only child that may change later is the content.
  func frame(of children: [LayoutNode]) -> RowFrame

  func decisiveChildren(_ children: [LayoutNode]) -> [LayoutNode]
}
