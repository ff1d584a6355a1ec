/// If one of two vectors lacks a value or stores it with a different type, the value counts as zero in that vector.
package struct AnimatableVector: VectorArithmetic {
  package private(set) var parts: [any VectorArithmetic]

  package init(_ parts: [any VectorArithmetic] = []) { self.parts = parts }

  package static var zero: AnimatableVector { AnimatableVector() }

  package func part<Part: VectorArithmetic>(_ index: Int, as type: Part.Type = Part.self) -> Part? {
    parts.indices.contains(index) ? parts[index] as? Part : nil
  }

  package func isAlike(_ other: AnimatableVector) -> Bool {
    parts.count == other.parts.count && zip(parts, other.parts).allSatisfy { type(of: $0) == type(of: $1) }
  }

  package static func + (one: AnimatableVector, other: AnimatableVector) -> AnimatableVector {
    one.combined(with: other, by: AnimatableVector.sum)
  }

  package static func - (one: AnimatableVector, other: AnimatableVector) -> AnimatableVector {
    one.combined(with: other.scaled(by: -1), by: AnimatableVector.sum)
  }

  package static func == (one: AnimatableVector, other: AnimatableVector) -> Bool {
    (one - other).parts.allSatisfy(isZero)
  }

  package mutating func scale(by factor: Double) {
    for index in parts.indices { parts[index].scale(by: factor) }
  }

  package var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }

  private func combined(
    with other: AnimatableVector, by combine: (any VectorArithmetic, any VectorArithmetic) -> any VectorArithmetic
  ) -> AnimatableVector {
    let longer = parts.count >= other.parts.count ? parts : other.parts
    let shared = zip(parts, other.parts).map(combine)
    return AnimatableVector(shared + longer[shared.count...])
  }

  private static func sum(_ one: any VectorArithmetic, _ other: any VectorArithmetic) -> any VectorArithmetic {
    func add<Part: VectorArithmetic>(_ part: Part) -> any VectorArithmetic {
      (other as? Part).map { part + $0 } ?? part
    }
    return add(one)
  }

  private static func isZero(_ part: any VectorArithmetic) -> Bool {
    func compare<Part: VectorArithmetic>(_ part: Part) -> Bool { part == .zero }
    return compare(part)
  }
}
