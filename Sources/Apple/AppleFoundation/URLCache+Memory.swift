public import FoundationNetworking

extension URLCache {
  public convenience init(memoryCapacity: Int, diskCapacity: Int) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }
}
