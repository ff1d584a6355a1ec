/// Independent of the content.
package struct RowFrame {
  package let content: Int
  package let sides: Double
  package let height: (Double) -> Double

  package init(content: Int, sides: Double, height: @escaping (Double) -> Double) {
    (self.content, self.sides, self.height) = (content, sides, height)
  }
}

/// As wide as proposed. Its content is proposed that width minus the sides, and determines its height.
package protocol FramedRowRule: LayoutRule {
  /// Of the children, only the content may change later.
  func frame(of children: [LayoutNode]) -> RowFrame

  func decisiveChildren(_ children: [LayoutNode]) -> [LayoutNode]
}
