import Galley
import GalleyTables

/// What was found while a data file was read: a line a finding, on stderr.
enum ImportNotes {
  static func say(_ notes: [ImportNote]) {
    for note in notes { Terminal.say("note: " + note.words) }
  }
}
