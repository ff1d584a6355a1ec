import ArgumentParser
import Galley
import GalleyTables

struct PrintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Print a scene's list on pages: PDF, PNG or SVG.",
    discussion: """
      Prints all rows as the scene draws them and never splits a row. Every page repeats the views around the list. If \
      the scene's 'print' section describes a table, the rows are printed in columns instead. Galley prints the number \
      of pages and the layout that all rows share to stdout.
      """)

  @Argument(help: "Scene file to print.", completion: .file(extensions: ["yaml", "yml"]))
  var scene: String

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("File to write: .pdf, .png or .svg.", valueName: "file"))
  var output: String?

  @OptionGroup var options: SceneOptions
  @OptionGroup var parts: PagePartOptions
  @OptionGroup var threads: JobsOptions
  @OptionGroup var memory: MemoryOptions

  func validate() throws {
    try PrintTarget.validate(output)
  }

  func run() throws {
    do {
      let shard = try parts.announced()
      let inputs = PartInputs(Inputs.files)
      let files = shard == nil ? Inputs.files : inputs.files
      let path = scene
      var scene = try options.read(path, files: files)
      scene.memoryLimit = memory.limit
      let words = ["print", FilePath.name(of: path)] + PagePartOptions.words(without: [path])
      let target = PrintTarget(
        output ?? scene.name + ".pdf", scale: scene.canvas.scale,
        part: shard.map { DocumentPart($0, of: inputs, options: words) })
      if let table = scene.tables.first(where: { $0.name == scene.print.table }) {
        let file = FilePath.name(of: scene.file)
        let printed = try PrintedTable(
          table, scene.print.plan, file: file, renderContext: RenderContext(files: files), at: scene.print.place,
          workers: threads.jobs)
        let names = try target.write(printed.document.pageCount) { (files) throws(ProofError) in
          try printed.write(to: files)
        }
        try Terminal.print(data: TablePrintReport(printed.document).text)
        try Terminal.print(lines: names)
      } else {
        let printed = try PrintedScene(scene, files: files)
        let names = try target.write(printed.pageCount, printed.write)
        try Terminal.print(printed.report)
        try Terminal.print(lines: names)
      }
    } catch let error as SceneErrors {
      throw Failure(diagnostics: error.errors.map { Diagnostic($0) }).report()
    } catch let error as ProofError {
      throw Failure(error).report()
    }
  }
}
