extension SHA256 {
  /// The digest of all that is left of `stream`, as 64 lowercase hexadecimal digits.
  ///
  /// - Throws: what reading it throws.
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
