public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>

public func dot<Vector: SIMD>(_ first: Vector, _ second: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (first * second).sum()
}
public func length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(vector, vector).squareRoot()
}
public func distance<Vector: SIMD>(
  _ first: Vector, _ second: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(first - second) }
public func normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  vector / length(vector)
}
public func cross<Scalar: FloatingPoint>(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>) -> SIMD3<Scalar> {
  let (x, y) = (first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z)
  return SIMD3(x, y, first.x * second.y - first.y * second.x)
}
