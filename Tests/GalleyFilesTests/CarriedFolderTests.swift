import Foundation
import GalleyFiles
import Testing

@Suite("Folders that a package carries")
struct CarriedFolderTests {
  @Test func `Fonts are in share/galley/fonts beside the folder of the program`() throws {
    let prefix = try TemporaryFolder()
    let program = prefix.path + "/bin/galley"
    #expect(CarriedFolder.path("fonts", ofProgramAt: program) == nil)
    let fonts = prefix.path + "/share/galley/fonts"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    #expect(CarriedFolder.path("fonts", ofProgramAt: program) == fonts)
    #expect(CarriedFolder.path("hyphen", ofProgramAt: program) == nil)
  }

  @Test func `A program of the build folder carries nothing`() {
    #expect(CarriedFolder.path("fonts") == nil)
  }
}
