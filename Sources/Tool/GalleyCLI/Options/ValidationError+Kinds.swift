import ArgumentParser

extension ValidationError {
  /// The parser names the option and its value; this adds the kinds that the command writes.
  init(knownKinds known: [String]) {
    self.init("use \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "")")
  }
}
