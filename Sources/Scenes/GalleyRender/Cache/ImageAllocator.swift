import CProgram

package enum ImageAllocator {
  /// Keeps the memory of released images for the next ones, for the rest of the process.
  ///
  /// By default, glibc maps and unmaps each buffer, and the kernel fills every page with zeros again: that took half
  /// the time of a check with hundreds of failures.
  package static func forPictures() { cprogram_keep_memory(mapped, kept) }

  /// Larger buffers are still mapped individually: an image of 64 million pixels.
  private static let mapped: Int32 = 1 << 28
  private static let kept: Int32 = 1 << 29
}
