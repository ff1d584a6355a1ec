import ArgumentParser

extension ValidationError {
  /// The parser names the option and its value. This text adds the kinds that the command can write.
  init(knownKinds known: [String]) {
    self.init("use \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "")")
  }
}
