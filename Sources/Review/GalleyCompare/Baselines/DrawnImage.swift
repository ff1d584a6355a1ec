import GalleyFiles
package import GalleyMessages

/// An image that another program drew. Its file and its record are in the same folder.
package struct DrawnImage: Hashable, Sendable {
  /// The name of the image and of its baseline: the file name without an extension.
  package var name: String
  package var folder: String
  /// The position of the code that describes the image, or nil if it is unknown.
  package var place: SourcePlace?
  /// The reason why the image could not be drawn, or nil if it was drawn.
  package var problem: String?

  /// Creates a reference to an image. Nothing is read yet.
  ///
  /// - Parameters:
  ///   - name: The file name without an extension.
  ///   - folder: The folder of the image and its record.
  ///   - place: The position of the code that describes the image; nil (the default) if it is unknown.
  ///   - problem: The reason why the image could not be drawn; nil (the default) if it was drawn.
  package init(name: String, folder: String, place: SourcePlace? = nil, problem: String? = nil) {
    self.name = name
    self.folder = folder
    self.place = place
    self.problem = problem
  }

  func subject(_ files: FileReader) throws(Fault) -> CheckSubject {
    let path = FilePath.join(folder, name)
    let (png, record) = (try read(path + ".png", files), try read(path + ".json", files))
    do throws(LayoutFile.Fault) {
      return CheckSubject(name: name, png: png, record: try BaselineRecord(record, path: path + ".json"), place: place)
    } catch { throw Fault(diagnostic: error.diagnostic) }
  }

  struct Fault: Error {
    let diagnostic: Diagnostic
  }

  private func read(_ path: String, _ files: FileReader) throws(Fault) -> [UInt8] {
    do throws(FileProblem) { return try files.read(path, DiffRun.byteLimit) } catch {
      throw Fault(diagnostic: Diagnostic(error, path: path))
    }
  }
}
