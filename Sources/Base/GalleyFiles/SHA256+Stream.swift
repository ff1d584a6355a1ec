extension SHA256 {
  /// Returns the digest of the remaining bytes of `stream`, as 64 lowercase hexadecimal digits.
  public static func hexDigest(of stream: FileStream) throws(FileProblem) -> String {
    var digest = SHA256()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      let count = try stream.read(into: buffer)
      guard count > 0 else { return digest.hexDigest() }
      digest.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
