import Galley
import GalleyTables

/// Prints the notes about an imported data file to stderr, one per line.
enum ImportNotes {
  static func say(_ notes: [ImportNote]) {
    for note in notes { Terminal.say("note: " + note.words) }
  }
}
