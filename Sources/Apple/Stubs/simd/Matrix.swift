public struct Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar & Hashable & Sendable>: Hashable {
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  public init() { self.init(diagonal: SIMD4(repeating: 0)) }
  public init(diagonal: SIMD4<Scalar>) {
    columns = (
      SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0), SIMD4(0, 0, 0, diagonal.w)
    )
  }
  public init(_ value: Scalar) { self.init(diagonal: SIMD4(repeating: value)) }
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
  public init(_ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>, _ fourth: SIMD4<Scalar>) {
    columns = (first, second, third, fourth)
  }
  public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "a matrix has four columns")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  public init(rows: [SIMD4<Scalar>]) { self = Matrix4x4(rows).transpose }
  public init(_ quaternion: Quaternion<Scalar>) {
    let (x, y, z, w) = (quaternion.vector.x, quaternion.vector.y, quaternion.vector.z, quaternion.vector.w)
    self.init(
      SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
      SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
      SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0), SIMD4(0, 0, 0, 1))
  }

  public subscript(index: Int) -> SIMD4<Scalar> {
    get {
      switch index {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch index {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Matrix4x4 {
    var turned = Matrix4x4()
    for column in 0..<4 { for row in 0..<4 { turned[row][column] = self[column][row] } }
    return turned
  }

  public var determinant: Scalar { eliminated.determinant }

  /// The inverse; all elements are NaN if the matrix is singular.
  public var inverse: Matrix4x4 { eliminated.inverse }

  private var eliminated: (determinant: Scalar, inverse: Matrix4x4) {
    var (left, right, determinant) = (self, Matrix4x4(1), Scalar(1))
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[column][$0]) < abs(left[column][$1]) } ?? column
      guard left[column][pivot] != 0 else { return (0, Matrix4x4(.nan)) }
      if pivot != column {
        left.swapRows(pivot, column)
        right.swapRows(pivot, column)
        determinant = -determinant
      }
      let factor = left[column][column]
      determinant *= factor
      left.add(column, to: column, times: 1 / factor - 1)
      right.add(column, to: column, times: 1 / factor - 1)
      for row in 0..<4 where row != column {
        let share = -left[column][row]
        left.add(column, to: row, times: share)
        right.add(column, to: row, times: share)
      }
    }
    return (determinant, right)
  }

  private mutating func swapRows(_ first: Int, _ second: Int) {
    for column in 0..<4 {
      let kept = self[column][first]
      self[column][first] = self[column][second]
      self[column][second] = kept
    }
  }

  private mutating func add(_ source: Int, to row: Int, times factor: Scalar) {
    for column in 0..<4 { self[column][row] += self[column][source] * factor }
  }

  public static func * (first: Matrix4x4, second: Matrix4x4) -> Matrix4x4 {
    Matrix4x4((0..<4).map { first * second[$0] })
  }
  public static func * (matrix: Matrix4x4, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
    let (first, second) = (matrix.columns.0 * vector.x, matrix.columns.1 * vector.y)
    return first + second + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
  }
  public static func * (matrix: Matrix4x4, factor: Scalar) -> Matrix4x4 {
    Matrix4x4((0..<4).map { matrix[$0] * factor })
  }
  public static func * (factor: Scalar, matrix: Matrix4x4) -> Matrix4x4 { matrix * factor }
  public static func + (first: Matrix4x4, second: Matrix4x4) -> Matrix4x4 {
    Matrix4x4((0..<4).map { first[$0] + second[$0] })
  }
  public static func - (first: Matrix4x4, second: Matrix4x4) -> Matrix4x4 {
    Matrix4x4((0..<4).map { first[$0] - second[$0] })
  }
  public static func *= (first: inout Matrix4x4, second: Matrix4x4) { first = first * second }

  public static func == (first: Matrix4x4, second: Matrix4x4) -> Bool { (0..<4).allSatisfy { first[$0] == second[$0] } }
  public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
}

public typealias simd_double4x4 = Matrix4x4<Double>

extension Matrix4x4: Sendable where Scalar.SIMD4Storage: Sendable {}
