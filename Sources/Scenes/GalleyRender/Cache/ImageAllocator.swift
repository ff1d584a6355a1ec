import CProgram

/// Settings of the memory allocator for large images.
public enum ImageAllocator {
  /// Keeps the memory of released images for the next ones, for the rest of the process.
  ///
  /// A comparison allocates dozens of image-sized buffers. By default, glibc maps and unmaps each of them, and the
  /// kernel fills every page with zeros again: that took half the time of a check with hundreds of failures.
  public static func forPictures() { cprogram_keep_memory(mapped, kept) }

  /// The size above which buffers are still mapped individually: an image of 64 million pixels.
  private static let mapped: Int32 = 1 << 28
  private static let kept: Int32 = 1 << 29
}
