struct PNGFilter {
  let row: UnsafeMutablePointer<UInt8>
  /// The row above. Nil for the first row, which is treated as if all values above were 0.
  let above: UnsafeMutablePointer<UInt8>?
  let count: Int
  let pixelBytes: Int

  func undo(_ filter: UInt8) -> Bool {
    switch filter {
    case 0: break
    case 1: undoLeft()
    case 2: undoAbove()
    case 3: undoAverage()
    case 4: undoPaeth()
    default: return false
    }
    return true
  }

  private func undoLeft() {
    guard count > pixelBytes else { return }
    if pixelBytes == 3 { return undoLeftOfThree() }
    for index in pixelBytes..<count { row[index] &+= row[index - pixelBytes] }
  }

  /// Keeps the left pixel in registers, because reading it back from memory would wait for the previous store.
  private func undoLeftOfThree() {
    let row = row
    var (red, green, blue) = (UInt8(0), UInt8(0), UInt8(0))
    var index = 0
    while index &+ 3 <= count {
      red &+= row[index]
      green &+= row[index &+ 1]
      blue &+= row[index &+ 2]
      (row[index], row[index &+ 1], row[index &+ 2]) = (red, green, blue)
      index &+= 3
    }
  }

  private func undoAbove() {
    guard let above else { return }
    let row = row
    var index = 0
    while index < count {
      row[index] &+= above[index]
      index &+= 1
    }
  }

  private func undoAverage() {
    for index in 0..<count {
      let left = index >= pixelBytes ? Int(row[index - pixelBytes]) : 0
      row[index] &+= UInt8((left + Int(above?[index] ?? 0)) / 2)
    }
  }

  private func undoPaeth() {
    // If there is no row above, the Paeth predictor is always the left pixel.
    guard let above else { return undoLeft() }
    if pixelBytes == 4 { return undoPaeth(ofFour: above) }
    for index in 0..<count {
      let (left, corner) =
        index >= pixelBytes ? (Int(row[index - pixelBytes]), Int(above[index - pixelBytes])) : (0, 0)
      let top = Int(above[index])
      let (toLeft, toTop, toCorner) = (abs(top - corner), abs(left - corner), abs(left + top - 2 * corner))
      let guess = toLeft <= toTop && toLeft <= toCorner ? left : toTop <= toCorner ? top : corner
      row[index] &+= UInt8(guess)
    }
  }

  private func undoPaeth(ofFour above: UnsafeMutablePointer<UInt8>) {
    var left = SIMD4<Int16>()
    var corner = SIMD4<Int16>()
    for start in stride(from: 0, to: count, by: 4) {
      let top = Self.load(above + start)
      let (overTop, overLeft) = (top &- corner, left &- corner)
      let (toLeft, toTop, toCorner) = (
        Self.magnitude(overTop), Self.magnitude(overLeft), Self.magnitude(overTop &+ overLeft)
      )
      let topOrCorner = corner.replacing(with: top, where: toTop .<= toCorner)
      let guess = topOrCorner.replacing(with: left, where: (toLeft .<= toTop) .& (toLeft .<= toCorner))
      left = (Self.load(row + start) &+ guess) & 0xFF
      let bytes = SIMD4<UInt8>(truncatingIfNeeded: left)
      UnsafeMutableRawPointer(row + start).storeBytes(of: unsafeBitCast(bytes, to: UInt32.self), as: UInt32.self)
      corner = top
    }
  }

  @inline(__always)
  private static func load(_ bytes: UnsafeMutablePointer<UInt8>) -> SIMD4<Int16> {
    let word = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    return SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func magnitude(_ values: SIMD4<Int16>) -> SIMD4<Int16> {
    let negative = 0 &- values
    return pointwiseMax(values, negative)
  }
}
