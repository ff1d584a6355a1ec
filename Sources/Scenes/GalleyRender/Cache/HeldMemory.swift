import CProgram

/// Where a program takes the memory of large pictures from.
public enum HeldMemory {
  /// Keeps the memory of pictures that are done for the next ones, as long as the program runs.
  ///
  /// A comparison asks for dozens of buffers as large as its pictures. Glibc maps each anew and gives it back, and the
  /// system fills every page with zeros again: that took half the time of a check with hundreds of failures.
  public static func forPictures() { cprogram_keep_memory(mapped, kept) }

  /// Larger buffers than this are mapped, in bytes: a picture of 64 million pixels.
  private static let mapped: Int32 = 1 << 28
  /// So much may lie unused before it is given back, in bytes.
  private static let kept: Int32 = 1 << 29
}
