extension SIMD4<Float> {
  /// The whole part of values from 0 to below 2²²; the library's own conversion asks of each whether it is exact.
  @inline(__always)
  var wholePart: SIMD4<Int32> {
    // Beside 2²³ a number has no digits behind the point: it is rounded, and where that is upwards one is taken off.
    let beside = self + 8_388_608
    let rounded = unsafeBitCast(beside, to: SIMD4<Int32>.self) &- 0x4B00_0000
    return rounded &+ unsafeBitCast((beside - 8_388_608) .> self, to: SIMD4<Int32>.self)
  }
}
