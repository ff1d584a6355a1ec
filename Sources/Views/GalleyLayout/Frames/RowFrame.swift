/// The margins of a row around its content. They do not depend on the content.
package struct RowFrame {
  package let content: Int
  /// The width of the row minus the width that it proposes to its content, in points.
  package let sides: Double
  package let height: (Double) -> Double

  package init(content: Int, sides: Double, height: @escaping (Double) -> Double) {
    (self.content, self.sides, self.height) = (content, sides, height)
  }
}

/// A row that proposes its own width minus the sides to its content.
///
/// Its width is the proposed width, and its height follows from its content.
package protocol FramedRowRule: LayoutRule {
  /// Returns the margins around the content. Only the content among `children` may change later.
  func frame(of children: [LayoutNode]) -> RowFrame

  /// Returns the children whose sizes determine ``frame(of:)``.
  func decisiveChildren(_ children: [LayoutNode]) -> [LayoutNode]
}
