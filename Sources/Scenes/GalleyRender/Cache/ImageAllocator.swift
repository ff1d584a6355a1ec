import CProgram

package enum ImageAllocator {
  /// Keeps the memory of released images for later images, for the rest of the process.
  ///
  /// By default, glibc maps and unmaps each buffer, and the kernel fills every page with zeros again. In a check with
  /// hundreds of failures, that took half of the time.
  package static func forPictures() { cprogram_keep_memory(mapped, kept) }

  /// The size above which buffers are still mapped individually: the size of an image with 64 million pixels.
  private static let mapped: Int32 = 1 << 28
  private static let kept: Int32 = 1 << 29
}
