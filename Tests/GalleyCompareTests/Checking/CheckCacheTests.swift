import Foundation
import Galley
import GalleyFiles
import GalleyImage
import GalleyJSON
import GalleyPicture
import Synchronization
import TestSupport
import Testing

@testable import GalleyCompare
@testable import GalleyRender

/// A scene with every kind of input in a temporary folder, and the cache of its checks.
private struct CachedCheck {
  let place: CheckPlace
  /// The contents of the inputs, by path below the folder.
  static let inputs = ["scene.yaml", "data/rows.csv", "images/dot.png", "fonts/Own.otf"]

  init() throws {
    place = try CheckPlace()
    let yaml = """
      scene: 1
      canvas: { size: 120x60, scale: 1 }
      fonts: [fonts/Own.otf]
      data: { food: { file: data/rows.csv } }
      view:
        VStack:
          - { Image: images/dot.png }
          - ForEach: food
            row: { Text: "{name}" }
      script: { steps: [ { hold: 100ms } ] }
      states:
        - name: top

      """
    try place.write(Array(yaml.utf8), to: "scene.yaml")
    try place.write(Array("name\nApples\nBread\n".utf8), to: "data/rows.csv")
    let dot = Bitmap(width: 2, height: 2, pixels: Array(repeating: 255, count: 16))
    try place.write(PNG.encode(dot), to: "images/dot.png")
    let font = try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Light.otf"))
    try place.write([UInt8](font), to: "fonts/Own.otf")
  }

  private var scenePath: String { place.path + "/scene.yaml" }

  func cache(isFresh: Bool = false) -> CheckCache { CheckCache(place.path + "/cache", isFresh: isFresh) }

  func run(_ cache: CheckCache) -> CheckRun {
    var options = CheckOptions(baselines: place.baselines, record: .never)
    options.checksScripts = true
    return CheckRun(options, cache: cache)
  }

  /// Returns the scene loaded through a new cache, or `nil` if it cannot be read.
  func scene(_ change: (inout Scene.Options) -> Void = { _ in }, fps: Double? = nil) -> CheckedScene? {
    var options = Scene.Options()
    change(&options)
    var check = run(cache()).options
    check.framesPerSecond = fps
    return try? cache().scene(scenePath, options: options, for: check)
  }

  /// Returns the JSON output of a check with or without the cache.
  func verdicts(isFresh: Bool = false) -> String {
    let cache = cache(isFresh: isFresh)
    let run = run(cache)
    guard let scene = try? cache.scene(scenePath, options: Scene.Options(), for: run.options) else {
      return "unreadable"
    }
    return run.check([scene]).json
  }

  /// Records the baselines using the cache.
  func record() throws {
    var run = run(cache())
    run.options.record = .missing
    let scene = try run.cache?.scene(scenePath, options: Scene.Options(), for: run.options)
    let report = run.check([try #require(scene)])
    #expect(report.images.map(\.status) == [.new, .new])
  }
}

@Suite("Cache for check results")
struct CheckCacheTests {
  @Test("A scene without changes is not drawn again, and its verdicts stay the same")
  func untouched() throws {
    let check = try CachedCheck()
    try check.record()
    let scene = try #require(check.scene())
    #expect(scene.kept?.known != nil)
    let store = BaselineStore(folder: check.place.baselines)
    #expect(scene.outline.baselines.allSatisfy { scene.passes($0, in: store) })
    #expect(scene.outline.baselines.count == 2)
    let (known, drawn) = (check.verdicts(), check.verdicts(isFresh: true))
    #expect(known == drawn)
    #expect(known.contains("\"passed\": 2"))
  }

  @Test("Changing one byte in any input invalidates the cached check of the scene", arguments: CachedCheck.inputs)
  func inputs(name: String) throws {
    let check = try CachedCheck()
    try check.record()
    let whole = try check.place.bytes(name)
    var generator = SplitMix64(seed: 7)
    for _ in 0..<4 {
      var bytes = whole
      bytes[generator.below(bytes.count)] ^= 1
      try check.place.write(bytes, to: name)
      #expect(check.scene()?.kept?.known == nil)
    }
    try check.place.write(whole, to: name)
    #expect(check.scene()?.kept?.known != nil)
    try check.place.write(whole.dropLast(), to: name)
    #expect(check.scene()?.kept?.known == nil)
    try check.place.remove(name)
    #expect(check.scene()?.kept?.known == nil)
  }

  @Test("With changed inputs and baselines, the verdicts match a check without cache")
  func mutations() throws {
    let check = try CachedCheck()
    try check.record()
    let names = CachedCheck.inputs.prefix(3) + check.place.files("baselines").map { "baselines/" + $0 }
    var generator = SplitMix64(seed: 11)
    for name in names {
      let whole = try check.place.bytes(name)
      for _ in 0..<6 {
        var bytes = whole
        bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
        try check.place.write(bytes, to: name)
        let known = check.verdicts()
        #expect(known == check.verdicts(isFresh: true), "\(name)")
        try check.place.write(whole, to: name)
        #expect(check.verdicts().contains("\"passed\": 2"), "\(name)")
      }
    }
  }

  @Test("Changing the reading options or the frame rate invalidates the cached check")
  func options() throws {
    let check = try CachedCheck()
    try check.record()
    #expect(check.scene { $0.overrides = ["canvas.scale=2"] }?.kept?.known == nil)
    #expect(check.scene { $0.allowedFolders = ["/tmp"] }?.kept?.known == nil)
    #expect(check.scene(fps: 12)?.kept?.known == nil)
    #expect(check.scene()?.kept?.known != nil)
  }

  @Test("A changed program, library or installed font invalidates the cached checks of all scenes")
  func machine() throws {
    let check = try CachedCheck()
    try check.record()
    let name = try #require(check.place.files("cache").last)
    let entry = try #require(SealedEntry.read(name, in: check.place.path + "/cache"))
    let record = try #require(InputRecord(entry["inputs"] ?? .null))
    for answer in record.answers {
      let other = String(answer.text.reversed()) + "0"
      let text = entry.text.replacing("\"is\": \"\(answer.text)\"", with: "\"is\": \"\(other)\"")
      #expect(text != entry.text)
      try check.place.write(SealedEntry.bytes(of: JSONParser.value(Array(text.utf8))), to: "cache/" + name)
      #expect(check.scene()?.kept?.known == nil, "\(answer.question)")
    }
    #expect(record.answers.contains { $0.question == .program })
    #expect(record.answers.contains { if case .fonts = $0.question { true } else { false } })
  }

  @Test("Damaged cache entries are ignored")
  func damage() throws {
    let check = try CachedCheck()
    try check.record()
    let name = "cache/" + (try #require(check.place.files("cache").last))
    let entry = try check.place.bytes(name)
    for count in stride(from: 0, to: entry.count - 2, by: 97) {
      try check.place.write(Array(entry.prefix(count)), to: name)
      #expect(check.scene()?.kept?.known == nil)
    }
  }

  @Test("Checks of scenes with warnings are not cached, so that the warnings are printed each time")
  func warnings() throws {
    let check = try CachedCheck()
    let scene = String(decoding: try check.place.bytes("scene.yaml"), as: UTF8.self)
    let warned = scene.replacing("{ Text: \"{name}\" }", with: "{ Text: \"{name}\", gridCellColumns: 2 }")
    try check.place.write(Array(warned.utf8), to: "scene.yaml")
    let read = try #require(check.scene())
    #expect(try !read.scene().warnings.isEmpty)
    #expect(read.kept == nil)
  }
}

@Suite("Recording a scene's inputs")
struct InputRecorderTests {
  @Test("A file that was only partly read is recorded as a whole")
  func partly() throws {
    let recorder = InputRecorder(.memory(["a.txt": Array("abc".utf8)]))
    let stream = try recorder.files.open("a.txt")
    var buffer: [UInt8] = [0]
    _ = try buffer.withUnsafeMutableBytes { bytes throws(FileProblem) in try stream.read(into: bytes) }
    let record = try #require(recorder.record())
    #expect(record.holds(MachineAnswers(.memory(["a.txt": Array("abc".utf8)]))))
    #expect(!record.holds(MachineAnswers(.memory(["a.txt": Array("abd".utf8)]))))
  }

  @Test("Missing files and listings of folders are recorded as inputs")
  func absence() throws {
    let recorder = InputRecorder(.memory(["b/a.txt": []]))
    #expect(throws: FileProblem.notFound) { try recorder.files.read("c.txt", 10) }
    _ = recorder.files.list("b")
    let record = try #require(recorder.record())
    #expect(record.holds(MachineAnswers(.memory(["b/a.txt": [1]]))))
    #expect(!record.holds(MachineAnswers(.memory(["b/a.txt": [], "c.txt": []]))))
    #expect(!record.holds(MachineAnswers(.memory(["b/a.txt": [], "b/d.txt": []]))))
  }

  @Test("Reading from a pipe makes the record of inputs invalid")
  func pipe() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let recorder = InputRecorder(.regularFiles)
    #expect(throws: FileProblem.notRegular) { try recorder.files.read(path, 10) }
    #expect(recorder.record() == nil)
  }

  @Test("A file that changes between two reads makes the record of inputs invalid")
  func change() throws {
    let counter = Mutex(UInt8(0))
    let base = FileReader(
      read: { _, _ throws(FileProblem) in
        counter.withLock { count in
          count += 1
          return [count]
        }
      }, list: { _ in [] }, resolve: { _ in nil })
    let recorder = InputRecorder(base)
    _ = try recorder.files.read("a", 10)
    #expect(recorder.record() != nil)
    _ = try recorder.files.read("a", 10)
    #expect(recorder.record() == nil)
  }
}
