import Foundation
import GalleyFiles
import Testing

@Suite("Folders that are installed with a package")
struct CarriedFolderTests {
  @Test func `Fonts are found in share/galley/fonts next to the folder of the program`() throws {
    let prefix = try TemporaryFolder()
    let program = prefix.path + "/bin/galley"
    #expect(CarriedFolder.path("fonts", ofProgramAt: program) == nil)
    let fonts = prefix.path + "/share/galley/fonts"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    #expect(CarriedFolder.path("fonts", ofProgramAt: program) == fonts)
    #expect(CarriedFolder.path("hyphen", ofProgramAt: program) == nil)
  }

  @Test func `A program run from the build folder finds no installed folders`() {
    #expect(CarriedFolder.path("fonts") == nil)
  }
}
