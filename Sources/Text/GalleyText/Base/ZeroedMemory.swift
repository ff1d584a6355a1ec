#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Zero-filled memory at a fixed address. The system provides a page of it only when the page is written.
final class ZeroedMemory<Element: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  private let owner: ZeroedMemory?

  /// The size from which memory is mapped by the system: `calloc` may reuse freed memory, which it would have to clear.
  private static var pagedBytes: Int { 1 << 16 }

  init(count: Int) {
    let bytes = ZeroedMemory.bytes(count)
    let memory = bytes >= ZeroedMemory.pagedBytes ? ZeroedMemory.pages(bytes) : calloc(bytes, 1)
    guard let memory else { preconditionFailure("the machine has no memory for \(count) elements") }
    base = memory.bindMemory(to: Element.self, capacity: count)
    self.count = count
    owner = nil
  }

  /// Shares memory with another thread. Threads that count references to the same object would slow each other down.
  init(sharing owner: ZeroedMemory) { (base, count, self.owner) = (owner.base, owner.count, owner) }

  deinit {
    if owner != nil { return }
    let bytes = ZeroedMemory.bytes(count)
    if bytes >= ZeroedMemory.pagedBytes { munmap(base, bytes) } else { free(base) }
  }

  private static func bytes(_ count: Int) -> Int { max(count, 1) * MemoryLayout<Element>.stride }

  private static func pages(_ bytes: Int) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    #else
      let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    #endif
    return memory == MAP_FAILED ? nil : memory
  }
}
