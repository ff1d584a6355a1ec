import Foundation
import Testing

@Suite("PDF files from galley render", .enabled(if: SystemTool.readsPDF))
struct PDFCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList(output: "  - pdf: \"{scene}.pdf\"")
    #expect(try place.galley("render", "list.yaml", "--output", "out").lines == ["out/list.pdf"])
  }

  @Test("Each state in a scene becomes one PDF page that contains its text")
  func text() throws {
    #expect(try pdf("pdftotext", "-f", "1", "-l", "1", "FILE", "-").contains("Apples"))
    #expect(try pdf("pdftotext", "-f", "2", "-l", "2", "FILE", "-").contains("Bread"))
    #expect(try pdf("pdfinfo", "FILE").contains(/Title: +Food\n/))
    #expect(try pdf("pdfinfo", "FILE").contains(/Pages: +2\n/))
    #expect(try pdf("pdfinfo", "FILE").contains(/Page size: +120 x 60 pts/))
  }

  @Test("A PDF file is valid and embeds font subsets with character maps")
  func fonts() throws {
    let fonts = try pdf("pdffonts", "FILE").split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty)
    for font in fonts { #expect(font.contains(/^[A-Z]{6}\+.* yes +yes +yes\s/), "\(font)") }
    #expect(try pdf("qpdf", "--check", "FILE").contains("No syntax or stream encoding errors found"))
  }

  private func pdf(_ tool: String, _ arguments: String...) throws -> String {
    try SystemTool(tool).output(of: arguments.map { $0 == "FILE" ? place.path + "/out/list.pdf" : $0 })
  }
}
