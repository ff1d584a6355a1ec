#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Hashable & Sendable>: Hashable {
  public var vector: SIMD4<Scalar>

  public init() { vector = .zero }
  public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    vector = SIMD4(axis * Scalar(sin(Double(angle) / 2)), Scalar(cos(Double(angle) / 2)))
  }
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let sum = Quaternion(real: 1 + dot(from, to), imag: cross(from, to))
    if sum.length > 1e-6 { self = sum.normalized; return }
    // The vectors are opposite, so the rotation is a half turn around any perpendicular axis.
    let side = abs(from.x) < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
    self.init(real: 0, imag: normalize(cross(from, side)))
  }

  public var real: Scalar { vector.w }
  public var imag: SIMD3<Scalar> { SIMD3(vector.x, vector.y, vector.z) }
  public var angle: Scalar { Scalar(2 * atan2(Double(simd.length(imag)), Double(real))) }
  public var axis: SIMD3<Scalar> { normalize(imag) }
  public var length: Scalar { (vector * vector).sum().squareRoot() }
  public var normalized: Quaternion { Quaternion(vector: vector / length) }
  public var conjugate: Quaternion { Quaternion(real: real, imag: -imag) }
  public var inverse: Quaternion { Quaternion(vector: conjugate.vector / (vector * vector).sum()) }

  public static func * (first: Quaternion, second: Quaternion) -> Quaternion {
    let imag = second.imag * first.real + first.imag * second.real + cross(first.imag, second.imag)
    return Quaternion(real: first.real * second.real - dot(first.imag, second.imag), imag: imag)
  }
  public static func * (quaternion: Quaternion, factor: Scalar) -> Quaternion {
    Quaternion(vector: quaternion.vector * factor)
  }
  public static func * (factor: Scalar, quaternion: Quaternion) -> Quaternion { quaternion * factor }
  public static func + (first: Quaternion, second: Quaternion) -> Quaternion {
    Quaternion(vector: first.vector + second.vector)
  }
  public static func - (first: Quaternion, second: Quaternion) -> Quaternion {
    Quaternion(vector: first.vector - second.vector)
  }
  public static func *= (quaternion: inout Quaternion, factor: Scalar) { quaternion = quaternion * factor }
  public static func *= (first: inout Quaternion, second: Quaternion) { first = first * second }
  public static func += (first: inout Quaternion, second: Quaternion) { first = first + second }
  public static func -= (first: inout Quaternion, second: Quaternion) { first = first - second }
  public static prefix func - (quaternion: Quaternion) -> Quaternion { Quaternion(vector: -quaternion.vector) }
}

public typealias simd_quatd = Quaternion<Double>

extension Quaternion: Sendable where Scalar.SIMD4Storage: Sendable {}
