import CPangoCairo

final class ByteSink {
  private(set) var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { sink, piece, count in
    guard let sink, let piece else { return CAIRO_STATUS_WRITE_ERROR }
    let target = Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
    target.bytes.append(contentsOf: UnsafeBufferPointer(start: piece, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The pointer that is passed to Cairo. The owner must keep the sink alive while the surface writes.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
