import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads and writes files in a build folder, which only this program and SwiftPM use.
enum BuildFile {
  static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&portion, 1, portion.count, file), count > 0 { bytes += portion[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func isNewer(_ file: String, than others: [String]) -> Bool {
    guard let time = modified(file) else { return false }
    return others.allSatisfy { modified($0).map { $0 < time } ?? false }
  }

  static func modified(_ file: String) -> Double? {
    var facts = stat()
    guard stat(file, &facts) == 0 else { return nil }
    #if canImport(Glibc)
      return Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9
    #else
      return Double(facts.st_mtimespec.tv_sec) + Double(facts.st_mtimespec.tv_nsec) / 1e9
    #endif
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw Failure(diagnostics: [Diagnostic("cannot write \(path)")]).report()
    }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw Failure(diagnostics: [Diagnostic("cannot write \(path)")]).report()
    }
  }
}
