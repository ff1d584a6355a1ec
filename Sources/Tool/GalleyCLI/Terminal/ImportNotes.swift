import Galley
import GalleyTables

enum ImportNotes {
  static func report(_ notes: [ImportNote]) {
    for note in notes { Terminal.report("note: " + note.words) }
  }
}
