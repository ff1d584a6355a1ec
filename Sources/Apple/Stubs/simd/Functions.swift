#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SIMD {
  func mapped(_ body: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = body(self[index]) }
    return result
  }
}

/// The sine of each number, in radians.
public func sin<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(sin(Double($0))) }
}

/// The cosine of each number, in radians.
public func cos<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(cos(Double($0))) }
}

/// The tangent of each number, in radians.
public func tan<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(tan(Double($0))) }
}

/// The exponential of each number.
public func exp<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(exp(Double($0))) }
}

/// The logarithm of each number.
public func log<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(log(Double($0))) }
}

/// Each number without its sign.
public func simd_abs<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0.magnitude }
}

/// The next whole number below each.
public func floor<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0.rounded(.down) }
}

/// The next whole number above each.
public func ceil<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0.rounded(.up) }
}

/// What each number has behind the point.
public func simd_fract<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0 - $0.rounded(.down) }
}

/// The square root of each number.
public func sqrt<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0.squareRoot() }
}

/// 1, 0 or -1, as each number is.
public func simd_sign<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
}

/// The smaller one of both, number by number.
public func simd_min<Vector: SIMD>(_ first: Vector, _ second: Vector) -> Vector where Vector.Scalar: Comparable {
  pointwiseMin(first, second)
}

/// The larger one of both, number by number.
public func simd_max<Vector: SIMD>(_ first: Vector, _ second: Vector) -> Vector where Vector.Scalar: Comparable {
  pointwiseMax(first, second)
}

/// Each number of `base` to the power of that of `exponent`.
public func pow<Vector: SIMD>(_ base: Vector, _ exponent: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  var result = base
  for index in base.indices { result[index] = Vector.Scalar(pow(Double(base[index]), Double(exponent[index]))) }
  return result
}

/// `vector`, thrown back by what stands upright on `normal`.
public func reflect<Vector: SIMD>(_ vector: Vector, n normal: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  vector - normal * (2 * dot(vector, normal))
}
