import Foundation
import Galley
import GalleyImage
import Testing

@Suite("Resource limits for artifacts")
struct ArtifactBudgetTests {
  let place: CheckPlace

  init() throws {
    place = try CheckPlace()
    _ = try place.check()
    place.rows[1] = "Brioche"
    _ = try CheckArtifacts(place.path + "/artifacts").write(try place.check())
  }

  private var files: [(name: String, bytes: [UInt8])] {
    get throws { try place.files("artifacts").map { ($0, try place.bytes("artifacts/" + $0)) } }
  }

  /// The errors when the artifact `files` is read from a zip file and from a folder.
  private func refusals(_ files: [(name: String, bytes: [UInt8])], isPacked: Bool) throws -> [String] {
    if isPacked {
      try place.write(TestZip.archive(files), to: "a.zip")
    } else {
      for (name, bytes) in files { try place.write(bytes, to: "a/" + name) }
    }
    do throws(CheckError) {
      _ = try CheckArtifacts.read(place.path + (isPacked ? "/a.zip" : "/a"))
      return []
    } catch { return error.diagnostics.map(\.message) }
  }

  /// A PNG header that declares this size, without image data.
  private func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    let number = { (value: UInt32) in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + number(13) + Array("IHDR".utf8) + number(width) + number(height)
      + [8, 6, 0, 0, 0] + number(0)
  }

  @Test("A valid artifact is within the resource limits", arguments: [true, false])
  func sound(isPacked: Bool) throws { #expect(try refusals(files, isPacked: isPacked) == []) }

  @Test(
    "An image whose header declares an excessive size is refused before it is decoded", arguments: [true, false])
  func claims(isPacked: Bool) throws {
    for (width, height) in [(100_000, 100_000), (0, 5), (UInt32.max, UInt32.max), (1, 100_000_001)]
      as [(UInt32, UInt32)]
    {
      for kind in ["actual", "baseline", "difference"] {
        let changed = try files.map { ($0.name, $0.name == "\(kind)/list/top.png" ? header(width, height) : $0.bytes) }
        let words = try refusals(changed, isPacked: isPacked)
        #expect(words.count == 1 && words[0].contains("\(kind)/list/top.png'"), "\(width) \(height): \(words)")
      }
    }
  }

  @Test("Image files in an artifact must be PNG files", arguments: [true, false])
  func signatures(isPacked: Bool) throws {
    for bytes in [
      TestZip.archive(try files), Array("GIF89a".utf8) + [255, 255, 255, 255], Array("RIFF".utf8), [], [0x89],
    ] {
      let changed = try files.map { ($0.name, $0.name == "actual/list/top.png" ? bytes : $0.bytes) }
      let words = try refusals(changed, isPacked: isPacked)
      #expect(
        words.count == 1 && words[0].hasSuffix("actual/list/top.png' is not a PNG; a check writes no other images"))
    }
  }

  @Test("The total size of images is limited, even if one image is referenced repeatedly", arguments: [true, false])
  func together(isPacked: Bool) throws {
    let report = String(decoding: try place.bytes("artifacts/check.json"), as: UTF8.self)
    let images = (0..<12).map {
      "{\"name\":\"list/s\($0)\",\"status\":\"failed\",\"actual\":{\"path\":\"actual/list/one.png\"}}"
    }
    let list = try #require(report.firstRange(of: "\"images\": ["))
    let hostile = report[..<list.upperBound] + images.joined(separator: ",") + "]}"
    let all = [("check.json", Array(String(hostile).utf8)), ("actual/list/one.png", header(10_000, 10_000))]
    let words = try refusals(all, isPacked: isPacked)
    #expect(
      words.count == 1 && words[0].contains("pixels together, too many for their compressed size"), "\(words)")
  }

  @Test("A file that would unpack to a thousand times its size is not unpacked")
  func bomb() throws {
    let path = place.path + "/bomb.zip"
    let script = """
      import zipfile, sys
      with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("check.json", open(sys.argv[2]).read())
        for i in range(8): z.writestr("actual/list/%d.png" % i, bytes(40000000))
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, path, place.path + "/artifacts/check.json"]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let error = #expect(throws: CheckError.self) { try CheckArtifacts.read(path) }
    #expect(error?.diagnostics.first?.message.contains("is too large after decompression: it has 305 MB") == true)
  }

  @Test("A deeply nested, long or huge report is quickly refused with a one-sentence error", .timeLimit(.minutes(30)))
  func reports() throws {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 2_000_000)
    let long = Array(("{\"a\":[" + String(repeating: "0,", count: 3_000_000) + "0]}").utf8)
    let huge = [UInt8](repeating: UInt8(ascii: " "), count: 70_000_000)
    for (bytes, words) in [(deep, "is damaged at byte"), (long, "is damaged at byte"), (huge, "is too large: ")] {
      for isPacked in [true, false] {
        let told = try refusals([("check.json", bytes)], isPacked: isPacked)
        #expect(told.count == 1 && told[0].contains(words), "\(told)")
      }
    }
  }

  @Test("A zip archive whose files overlap is refused as damaged")
  func overlap() throws {
    var archive = TestZip.archive([("check.json", Array("{}".utf8)), ("a", [UInt8](repeating: 0, count: 400))])
    // The directory of the archive declares that the first file spans the whole archive.
    let list = try #require(archive.indices.first { archive[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    for (offset, byte) in [(20, 0), (21, 4)] { archive[list + offset] = UInt8(byte) }
    try place.write(archive, to: "a.zip")
    let error = #expect(throws: CheckError.self) { try CheckArtifacts.read(place.path + "/a.zip") }
    #expect(error?.diagnostics.first?.message.contains("overlap") == true)
  }
}
