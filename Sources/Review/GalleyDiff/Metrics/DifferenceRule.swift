enum PixelVerdict {
  case same
  case different
  case darker
}

/// Decides whether two pixels differ. A pixel is a 32-bit word with red in the lowest byte and alpha in the highest.
protocol DifferenceRule: Sendable {
  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict

  func brightness(of center: UInt32, above neighbour: UInt32, at index: Int) -> Double

  var lumaWeights: LumaWeights { get }

  /// Whether two pixels differ whenever their words are not identical. The metric then cannot report darker pixels.
  var comparesWholeWords: Bool { get }
}

extension DifferenceRule {
  func brightness(of center: UInt32, above neighbour: UInt32, at index: Int) -> Double { 0 }
  @inline(__always) var lumaWeights: LumaWeights { .yiq }
  @inline(__always) var comparesWholeWords: Bool { false }
}

struct LumaWeights {
  let red: Double
  let green: Double
  let blue: Double

  static var yiq: LumaWeights {
    @inline(__always) get { LumaWeights(red: 0.29889531, green: 0.58662247, blue: 0.11448223) }
  }
}

extension UInt32 {
  @inline(__always) var red: Double { Double(self & 0xFF) }
  @inline(__always) var green: Double { Double(self >> 8 & 0xFF) }
  @inline(__always) var blue: Double { Double(self >> 16 & 0xFF) }
  @inline(__always) var alpha: Double { Double(self >> 24) }
  @inline(__always) var isOpaque: Bool { self >= 0xFF00_0000 }

  @inline(__always)
  var onWhite: (red: Double, green: Double, blue: Double) {
    guard !isOpaque else { return (red, green, blue) }
    let alpha = alpha
    return (
      255 + (red - 255) * alpha / 255, 255 + (green - 255) * alpha / 255, 255 + (blue - 255) * alpha / 255
    )
  }
}
