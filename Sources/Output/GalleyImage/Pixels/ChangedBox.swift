import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct ChangedBox {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Fails if both images are identical. If there is no old image of the same size, the box covers the whole image.
  init?(from old: Bitmap?, to new: Bitmap) {
    guard let old, old.width == new.width, old.height == new.height else {
      (x, y, width, height) = (0, 0, new.width, new.height)
      return
    }
    let stride = new.width * 4
    let edges = old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { new in
        ChangedBox.edges(old, new, stride: stride, height: new.count / max(stride, 1))
      }
    }
    guard let edges else { return nil }
    (x, y) = (edges.left / 4, edges.top)
    (width, height) = (edges.right / 4 - x + 1, edges.bottom - y + 1)
  }

  private static func edges(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, stride: Int, height: Int
  ) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    guard stride > 0, let oldBase = old.baseAddress, let newBase = new.baseAddress else { return nil }
    func isSame(_ row: Int) -> Bool { memcmp(oldBase + row * stride, newBase + row * stride, stride) == 0 }
    guard let top = (0..<height).first(where: { !isSame($0) }), let bottom = (0..<height).last(where: { !isSame($0) })
    else { return nil }
    var (left, right) = (stride, 0)
    for row in top...bottom {
      let start = row * stride
      if let first = (0..<left).first(where: { old[start + $0] != new[start + $0] }) { left = first }
      if let end = (right..<stride).last(where: { old[start + $0] != new[start + $0] }) { right = end }
    }
    return (left, top, right, bottom)
  }
}
