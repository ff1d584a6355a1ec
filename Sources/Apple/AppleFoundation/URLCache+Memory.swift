public import FoundationNetworking

extension URLCache {
  /// A cache of so many bytes in memory and on the disk, in the system's folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }
}
