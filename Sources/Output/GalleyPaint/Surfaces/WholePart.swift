extension SIMD4<Float> {
  /// The integer part of values from 0 to below 2²². The standard conversion is slower, because it checks each value
  /// for exactness.
  @inline(__always)
  var wholePart: SIMD4<Int32> {
    // Adding 2²³ rounds to an integer. If that rounded up, 1 is subtracted.
    let beside = self + 8_388_608
    let rounded = unsafeBitCast(beside, to: SIMD4<Int32>.self) &- 0x4B00_0000
    return rounded &+ unsafeBitCast((beside - 8_388_608) .> self, to: SIMD4<Int32>.self)
  }
}
