/// Two doubles.
public typealias simd_double2 = SIMD2<Double>
/// Three doubles.
public typealias simd_double3 = SIMD3<Double>
/// Four doubles.
public typealias simd_double4 = SIMD4<Double>
/// Two floats.
public typealias simd_float2 = SIMD2<Float>
/// Three floats.
public typealias simd_float3 = SIMD3<Float>
/// Four floats.
public typealias simd_float4 = SIMD4<Float>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two doubles.
public typealias vector_double2 = SIMD2<Double>
/// Two floats.
public typealias vector_float2 = SIMD2<Float>
/// Three floats.
public typealias vector_float3 = SIMD3<Float>
/// Four floats.
public typealias vector_float4 = SIMD4<Float>

/// The sum of the products, number by number.
public func dot<Vector: SIMD>(_ first: Vector, _ second: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (first * second).sum()
}
/// The length.
public func length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(vector, vector).squareRoot()
}
/// The length, squared.
public func length_squared<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(vector, vector)
}
/// How far `first` and `second` are apart.
public func distance<Vector: SIMD>(
  _ first: Vector, _ second: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(first - second) }
/// The same direction with the length 1.
public func normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  vector / length(vector)
}
/// What stands upright on both.
public func cross<Scalar: FloatingPoint>(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>) -> SIMD3<Scalar> {
  let (x, y) = (first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z)
  return SIMD3(x, y, first.x * second.y - first.y * second.x)
}
/// Between `first` and `second`, at `t` of the way.
public func mix<Vector: SIMD>(_ first: Vector, _ second: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { first + (second - first) * t }
/// Between `first` and `second`, at `t` of the way.
public func mix<Scalar: FloatingPoint>(_ first: Scalar, _ second: Scalar, t: Scalar) -> Scalar {
  first + (second - first) * t
}
/// `value`, or the nearer end.
public func simd_clamp<Scalar: FloatingPoint>(_ value: Scalar, _ least: Scalar, _ most: Scalar) -> Scalar {
  min(max(value, least), most)
}
/// 0 before `edge0`, 1 behind `edge1`, and smooth between.
public func simd_smoothstep<Scalar: FloatingPoint>(_ edge0: Scalar, _ edge1: Scalar, _ value: Scalar) -> Scalar {
  let t = simd_clamp((value - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// 0 before `edge0`, 1 behind `edge1`, and smooth between.
public func smoothstep<Scalar: FloatingPoint>(_ value: Scalar, edge0: Scalar, edge1: Scalar) -> Scalar {
  simd_smoothstep(edge0, edge1, value)
}
/// The sum of the products, number by number.
public func simd_dot<Vector: SIMD>(
  _ first: Vector, _ second: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(first, second) }
/// The length.
public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  length(vector)
}
/// How far `first` and `second` are apart.
public func simd_distance<Vector: SIMD>(
  _ first: Vector, _ second: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { distance(first, second) }
/// The same direction with the length 1.
public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  normalize(vector)
}
/// What stands upright on both.
public func simd_cross<Scalar: FloatingPoint>(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>) -> SIMD3<Scalar> {
  cross(first, second)
}
/// Between `first` and `second`, at `t` of the way.
public func simd_mix<Vector: SIMD>(_ first: Vector, _ second: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { first + (second - first) * t }
