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

public func sin<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(sin(Double($0))) }
}

public func cos<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(cos(Double($0))) }
}

public func exp<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(exp(Double($0))) }
}

public func log<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { Vector.Scalar(log(Double($0))) }
}

public func simd_abs<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0.magnitude }
}

public func sqrt<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector.mapped { $0.squareRoot() }
}

public func pow<Vector: SIMD>(_ base: Vector, _ exponent: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  var result = base
  for index in base.indices { result[index] = Vector.Scalar(pow(Double(base[index]), Double(exponent[index]))) }
  return result
}
