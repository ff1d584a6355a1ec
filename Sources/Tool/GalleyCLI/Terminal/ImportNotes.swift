import Galley
import GalleyTables

enum ImportNotes {
  static func say(_ notes: [ImportNote]) {
    for note in notes { Terminal.say("note: " + note.words) }
  }
}
