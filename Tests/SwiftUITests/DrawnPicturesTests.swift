import Foundation
import Testing

@testable import GalleyPreviewRunner

@MainActor
@Suite("Preview images that need not be drawn again")
struct DrawnPicturesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "galley-drawn-\(UUID().uuidString)")
  private let preview: FoundPreview
  private var output: String { folder.appending(path: "proofs").path }
  private var picture: URL { URL(filePath: output).appending(path: "Kitchen.png") }

  init() throws {
    preview = try #require(FoundPreview.all().first { $0.name == "SwiftUITests/Recipes/Kitchen" })
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try Data("pixels".utf8).write(to: picture)
    try Data("layout".utf8).write(to: URL(filePath: output).appending(path: "Kitchen.json"))
  }

  /// Returns the image record for a preview with the code digest `code`, where `base` stands for all other inputs.
  private func pictures(_ code: String, base: String = "base") throws -> DrawnPictures {
    let type = try #require(_mangledTypeName(preview.type))
    let inputs = folder.appending(path: "inputs")
    try Data("\(base)\n\(code) \(type)\n".utf8).write(to: inputs)
    return DrawnPictures(
      record: folder.appending(path: "drawn").path, output: output, inputs: PreviewInputs(file: inputs.path))
  }

  private func remember(file: String? = "Kitchen.png") throws {
    var pictures = try pictures("1")
    let record = PreviewRecord(preview, file: file, problems: ["no font"])
    pictures.remember([record], of: preview, .standard, "2 0")
    pictures.write()
  }

  private func isKnown(_ code: String, base: String = "base", _ surroundings: String = "2 0") throws -> Bool {
    try pictures(code, base: base).records(of: preview, .standard, surroundings)?.first?.problems == ["no font"]
  }

  @Test("Previews with the same code, assets and options are not drawn again")
  func same() throws {
    #expect(try !isKnown("1"))
    try remember()
    #expect(try isKnown("1"))
    #expect(try !isKnown("2"))
    #expect(try !isKnown("1", base: "other"))
    #expect(try !isKnown("1", "3 0") && !isKnown("1", "2 1"))
    let dark = try #require(PreviewVariant("dark"))
    #expect(try pictures("1").records(of: preview, dark, "2 0") == nil)
  }

  @Test("A preview is drawn again if its image is missing or was changed")
  func files() throws {
    try remember()
    try Data("others".utf8).write(to: picture)
    #expect(try !isKnown("1"))
    try FileManager.default.removeItem(at: picture)
    #expect(try !isKnown("1"))
  }

  @Test("A preview that failed is drawn again")
  func failures() throws {
    try remember(file: nil)
    #expect(try !isKnown("1"))
  }

  @Test("All previews are drawn if their inputs are not recorded")
  func unknown() throws {
    var pictures = DrawnPictures(
      record: folder.appending(path: "drawn").path, output: output, inputs: PreviewInputs(file: nil))
    let record = PreviewRecord(preview, file: "Kitchen.png")
    pictures.remember([record], of: preview, .standard, "2 0")
    #expect(pictures.records(of: preview, .standard, "2 0") == nil)
  }

  @Test("Images of removed previews are deleted, unless they were modified")
  func gone() throws {
    try remember()
    var pictures = try pictures("1")
    pictures.forget(except: [preview])
    #expect(FileManager.default.fileExists(atPath: picture.path))
    pictures.forget(except: [])
    #expect(!FileManager.default.fileExists(atPath: picture.path))
    try Data("mine".utf8).write(to: picture)
    pictures = try self.pictures("1")
    pictures.forget(except: [])
    #expect(FileManager.default.fileExists(atPath: picture.path))
  }

  @Test("A timeout, an exit and a crash of a preview have different messages")
  func reasons() {
    #expect(PreviewRunner.reason(SIGALRM) == "The preview was not drawn within 60 seconds.")
    #expect(PreviewRunner.reason(0).contains("ended the program"))
    #expect(PreviewRunner.reason(SIGSEGV).contains("Signal 11"))
  }
}
