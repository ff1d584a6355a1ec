#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// System calls whose names collide with Swift functions.
enum SystemFile {
  static func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Sends bytes. Returns −1 and sets `errno` on errors. If the reader has closed the connection, no signal is raised.
  static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Disables the signal that is raised if the reader has closed the connection. On Linux, each ``send(_:_:)`` disables
  /// it instead.
  static func silence(_ socket: Int32) {
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  static func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(file, buffer.baseAddress, buffer.count)
    #endif
  }
}
