import Foundation
import GalleyFiles
import Testing

@Suite("Reading files")
struct FileReaderTests {
  let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  @Test(
    "A file is read completely up to the size limit, and one byte more is an error", arguments: [0, 1, 4096, 100_000])
  func limit(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try place.write(bytes, to: "file")
    #expect(try FileReader.disk.read(place.path + "/file", count) == bytes)
    #expect(throws: FileProblem.tooLarge(bytes: count, limit: count - 1)) {
      try FileReader.disk.read(place.path + "/file", count - 1)
    }
  }

  @Test("For a file that cannot be read, the error states the reason")
  func problems() throws {
    try place.write([1], to: "file")
    #expect(throws: FileProblem.notFound) { try FileReader.disk.read(place.path + "/nothing", 10) }
    #expect(throws: FileProblem.notFound) { try FileReader.disk.read(place.path + "/file/inside", 10) }
    #expect(throws: FileProblem.isFolder) { try FileReader.disk.read(place.path, 10) }
  }

  @Test("A file that changes while it is being read is an error", arguments: [0, 10, 150_000, 300_000])
  func changing(size: Int) throws {
    try place.write([UInt8](repeating: 7, count: 200_000), to: "file")
    let stream = try FileReader.disk.open(place.path + "/file")
    var buffer = [UInt8](repeating: 0, count: 100_000)
    #expect(try buffer.withUnsafeMutableBytes { try stream.read(into: $0) } == 100_000)
    truncate(place.path + "/file", size)
    #expect(throws: FileProblem.changed) {
      for _ in 0..<4 { _ = try buffer.withUnsafeMutableBytes { try stream.read(into: $0) } }
    }
  }

  @Test("A file that is replaced while it is being read is still read to its end")
  func replaced() throws {
    try place.write([UInt8](repeating: 7, count: 200_000), to: "file")
    let stream = try FileReader.disk.open(place.path + "/file")
    try FileManager.default.removeItem(atPath: place.path + "/file")
    try place.write([1], to: "file")
    var buffer = [UInt8](repeating: 0, count: 300_000)
    #expect(try buffer.withUnsafeMutableBytes { try stream.read(into: $0) } == 200_000)
  }

  @Test("Reading an endless stream stops one byte beyond the limit", .timeLimit(.minutes(30)))
  func endless() throws {
    let zero = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let path = "/dev/fd/\(zero.fileDescriptor)"
    #expect(throws: FileProblem.tooLarge(bytes: 100_001, limit: 100_000)) { try FileReader.disk.read(path, 100_000) }
    let stream = try FileReader.disk.open(path)
    #expect(stream.size == nil)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 26, alignment: 1)
    defer { buffer.deallocate() }
    var count = 0
    #expect(throws: FileProblem.self) {
      while true { count += try stream.read(into: buffer) }
    }
    #expect(count == FileReader.streamLimit)
  }

  @Test(
    "Inherited pipes can be read; named pipes and devices are rejected",
    .timeLimit(.minutes(30)))
  func pipes() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
    try pipe.fileHandleForWriting.close()
    #expect(try FileReader.disk.read("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", 10) == [1, 2, 3])
    #expect(mkfifo(place.path + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: place.path + "/link", withDestinationPath: "pipe")
    for path in [place.path + "/pipe", place.path + "/link", "/dev/zero"] {
      #expect(throws: FileProblem.notRegular) { try FileReader.disk.read(path, 10) }
      #expect(throws: FileProblem.notRegular) { try FileReader.disk.open(path) }
    }
  }

  @Test("A special file that would block the reader is rejected", .timeLimit(.minutes(1)))
  func waiting() throws {
    // The kernel log, if it exists and is readable.
    #expect(throws: FileProblem.self) { try FileReader.disk.read("/proc/kmsg", 1 << 30) }
    #expect(throws: FileProblem.self) { try FileReader.regularFiles.read("/proc/kmsg", 1 << 30) }
  }

  @Test("A path that contains a NUL character is an error")
  func zero() throws {
    try place.write([1], to: "file")
    #expect(throws: FileProblem.notFound) { try FileReader.disk.read(place.path + "/file\0.txt", 10) }
  }

  @Test("Folders are listed and links are resolved; for missing paths, the results are empty")
  func folders() throws {
    try place.write([1], to: "a")
    try FileManager.default.createSymbolicLink(atPath: place.path + "/b", withDestinationPath: "a")
    #expect(FileReader.disk.list(place.path).sorted() == ["a", "b"])
    #expect(FileReader.disk.list(place.path + "/nothing").isEmpty)
    let resolved = try #require(FileReader.disk.resolve(place.path + "/b"))
    #expect(resolved.hasSuffix("/a"))
    #expect(FileReader.disk.resolve(place.path + "/nothing") == nil)
  }

  @Test("Files in memory behave like files on disk")
  func memory() throws {
    let files = FileReader.memory(["a/b.csv": [1, 2], "a/c/d.csv": []])
    #expect(try files.read("a/b.csv", 2) == [1, 2])
    #expect(throws: FileProblem.tooLarge(bytes: 2, limit: 1)) { try files.read("a/b.csv", 1) }
    #expect(throws: FileProblem.notFound) { try files.read("a", 1) }
    #expect(files.list("a") == ["b.csv"])
    #expect(files.resolve("a/b.csv") == "a/b.csv")
  }

  @Test("The reader for regular files rejects pipes, devices and folders", .timeLimit(.minutes(30)))
  func regularFiles() throws {
    let place = try TemporaryFolder()
    try place.write([1, 2], to: "file")
    #expect(mkfifo(place.path + "/pipe", 0o600) == 0)
    let files = FileReader.regularFiles
    #expect(try files.read(place.path + "/file", 2) == [1, 2])
    for path in [place.path + "/pipe", "/dev/zero"] {
      #expect(throws: FileProblem.notRegular) { try files.read(path, 10) }
      #expect(throws: FileProblem.notRegular) { try files.open(path) }
    }
    #expect(throws: FileProblem.isFolder) { try files.read(place.path, 10) }
  }
}
