import CPangoCairo

/// Memory that Cairo writes a file into.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { sink, piece, count in
    guard let sink, let piece else { return CAIRO_STATUS_WRITE_ERROR }
    let target = Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
    target.bytes.append(contentsOf: UnsafeBufferPointer(start: piece, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The sink as Cairo hands it back; the owner keeps the sink alive as long as the surface writes.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
