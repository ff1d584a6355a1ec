/// The margins of a row around its content. They do not depend on the content.
package struct RowFrame {
  package let content: Int
  package let sides: Double
  package let height: (Double) -> Double

  package init(content: Int, sides: Double, height: @escaping (Double) -> Double) {
    (self.content, self.sides, self.height) = (content, sides, height)
  }
}

/// A row as wide as proposed. It proposes its own width minus the sides to its content, which determines its height.
package protocol FramedRowRule: LayoutRule {
  /// Only the content among `children` may change later.
  func frame(of children: [LayoutNode]) -> RowFrame

  func decisiveChildren(_ children: [LayoutNode]) -> [LayoutNode]
}
